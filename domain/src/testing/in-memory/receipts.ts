import type { CreditNoteRepository } from '../../payments/receipts/credit-note.js';
import type { ReceiptRepository } from '../../payments/receipts/receipt.js';
import { changeRows, inMemory, rejectDuplicate, rowOf, rowsOf, type TablesNow } from './tables.js';

type Paper = {
  readonly number: string;
  readonly studentId: string;
  readonly payerName: string;
  readonly payerEmail: string;
};

type Payer = Parameters<ReceiptRepository['renamePayer']>[1];

const numberedPapers = <One extends Paper>(
  rows: () => Map<string, One>,
  places: () => Map<string, number>,
) => ({
  nextPlace(year: string): number {
    const place = (places().get(year) ?? 0) + 1;
    places().set(year, place);
    return place;
  },
  add(paper: One, clash: Partial<One>): void {
    rejectDuplicate(rows().has(paper.number) || rowOf(rows(), clash), 'paper');
    rows().set(paper.number, paper);
  },
  findByNumber: (number: string) => rows().get(number) ?? null,
  findAllOf: (owner: string) => rowsOf(rows(), ({ studentId }) => studentId === owner).reverse(),
  renamePayer(owner: string, { name: payerName, email: payerEmail }: Payer): void {
    const payer: Partial<Paper> = { payerName, payerEmail };
    changeRows(rows(), ({ studentId }) => studentId === owner, payer as Partial<One>);
  },
});

export function inMemoryReceipts(now: TablesNow) {
  const papers = numberedPapers(
    () => now().receipts,
    () => now().places,
  );
  const find = (wanted: string) => rowOf(now().receipts, { providerPaymentId: wanted });
  return inMemory<ReceiptRepository>({
    ...papers,
    add: (receipt) => papers.add(receipt, { providerPaymentId: receipt.providerPaymentId }),
    findByAttempt: find,
  });
}

export function inMemoryCreditNotes(now: TablesNow) {
  const papers = numberedPapers(
    () => now().creditNotes,
    () => now().creditNotePlaces,
  );
  return inMemory<CreditNoteRepository>({
    ...papers,
    add: (note) => papers.add(note, { causeId: note.causeId }),
    findOfReceipt: (wanted) => rowsOf(now().creditNotes, { receiptNumber: wanted }),
  });
}
