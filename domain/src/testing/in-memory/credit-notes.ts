import { chargedBack } from '../../payments/chargebacks/chargeback.js';
import type { CreditNoteRepository } from '../../payments/receipts/credit-note.js';
import type { Receipt } from '../../payments/receipts/receipt.js';
import { inMemory, rejectDuplicate, rowOf, type Tables, type TablesNow } from './tables.js';

const WENT_BACK = ['refund-processed', 'chargeback-lost'];

/** Whether money of a tax invoice went back that has no note, by news since then. */
const isUncredited = (tables: Tables, since: Date, withLostChargebacks: boolean) => {
  const noted = new Set([...tables.creditNotes.values()].map(({ causeId }) => causeId));
  return ({ tax, providerPaymentId, paymentId, number, amount }: Receipt): boolean => {
    const one = tables.payments.get(paymentId)?.attempts.find(({ id }) => id === providerPaymentId);
    const isNew = tables.paymentHistory.some(
      (entry) =>
        entry.paymentId === paymentId && entry.at >= since && WENT_BACK.includes(entry.change),
    );
    const notes = [...tables.creditNotes.values()].filter((note) => note.receiptNumber === number);
    const isLeft = notes.reduce((left, note) => left - note.amount, amount) > 0;
    if (!tax || !one || !isNew || !isLeft) return false;
    const refunds = one.refunds.filter(({ state }) => state === 'processed');
    const lost = (one.chargebacks ?? []).filter((chargeback) => chargedBack([chargeback]) > 0);
    return [...refunds, ...(withLostChargebacks ? lost : [])].some(({ id }) => !noted.has(id));
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
    findUncredited: (since, withLostChargebacks, most) =>
      [...now().receipts.values()]
        .filter(isUncredited(now(), since, withLostChargebacks))
        .slice(0, most),
    renamePayer(owner, { name: payerName, email: payerEmail }) {
      for (const note of [...now().creditNotes.values()]) {
        if (note.studentId !== owner) continue;
        now().creditNotes.set(note.number, { ...note, payerName, payerEmail });
      }
    },
  });
