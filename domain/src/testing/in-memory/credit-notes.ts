import type { CreditNoteRepository } from '../../payments/receipts/credit-note.js';
import { inMemory, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

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
    renamePayer(owner, { name: payerName, email: payerEmail }) {
      for (const note of [...now().creditNotes.values()]) {
        if (note.studentId !== owner) continue;
        now().creditNotes.set(note.number, { ...note, payerName, payerEmail });
      }
    },
  });
