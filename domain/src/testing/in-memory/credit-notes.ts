import { chargedBack } from '../../payments/disputes/dispute.js';
import type { CreditNoteRepository } from '../../payments/receipts/credit-note.js';
import type { Receipt } from '../../payments/receipts/receipt.js';
import { inMemory, rejectDuplicate, rowOf, type Tables, type TablesNow } from './tables.js';

const WENT_BACK = ['refund-processed', 'dispute-lost'];

/** Whether money of a tax invoice went back that has no note, by news since then. */
const isUncredited = (tables: Tables, since: Date, withLostDisputes: boolean) => {
  const noted = new Set([...tables.creditNotes.values()].map(({ causeId }) => causeId));
  return ({ tax, tryId, paymentId, number, amount }: Receipt): boolean => {
    const one = tables.payments.get(paymentId)?.attempts.find(({ id }) => id === tryId);
    const isNew = tables.paymentHistory.some(
      (news) => news.paymentId === paymentId && news.at >= since && WENT_BACK.includes(news.told),
    );
    const notes = [...tables.creditNotes.values()].filter((note) => note.receiptNumber === number);
    const isLeft = notes.reduce((left, note) => left - note.amount, amount) > 0;
    if (!tax || !one || !isNew || !isLeft) return false;
    const refunds = one.refunds.filter(({ state }) => state === 'processed');
    const lost = (one.disputes ?? []).filter((dispute) => chargedBack([dispute]) > 0);
    return [...refunds, ...(withLostDisputes ? lost : [])].some(({ id }) => !noted.has(id));
  };
};

/** Credit notes in memory. */
export const inMemoryCreditNotes = (now: TablesNow) =>
  inMemory<CreditNoteRepository>({
    nextPlace(year) {
      const { creditNotePlaces } = now();
      const place = (creditNotePlaces.get(year) ?? 0) + 1;
      creditNotePlaces.set(year, place);
      return place;
    },
    add(note) {
      const { creditNotes } = now();
      rejectDuplicate(creditNotes.has(note.number), 'credit note number');
      const clash = rowOf(creditNotes, ({ causeId }) => causeId === note.causeId);
      rejectDuplicate(clash, 'credit note of a refund');
      creditNotes.set(note.number, note);
    },
    findByNumber: (number) => now().creditNotes.get(number) ?? null,
    findOfReceipt: (wanted) =>
      [...now().creditNotes.values()].filter(({ receiptNumber }) => receiptNumber === wanted),
    findAllOf: (owner) =>
      [...now().creditNotes.values()].filter(({ studentId }) => studentId === owner).reverse(),
    findUncredited: (since, withLostDisputes, most) =>
      [...now().receipts.values()]
        .filter(isUncredited(now(), since, withLostDisputes))
        .slice(0, most),
    renamePayer(owner, { name: payerName, email: payerEmail }) {
      for (const note of [...now().creditNotes.values()]) {
        if (note.studentId !== owner) continue;
        now().creditNotes.set(note.number, { ...note, payerName, payerEmail });
      }
    },
  });
