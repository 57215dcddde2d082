import type { ReceiptRepository } from '../../payments/receipts/receipt.js';
import { answer, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Receipts in memory. */
export function inMemoryReceipts(now: TablesNow): ReceiptRepository {
  const ofAttempt = (wanted: string) => rowOf(now().receipts, ({ tryId }) => tryId === wanted);
  return {
    nextPlace: (year) =>
      answer(() => {
        const { places } = now();
        const place = (places.get(year) ?? 0) + 1;
        places.set(year, place);
        return place;
      }),
    add: (receipt) =>
      answer(() => {
        const { receipts } = now();
        rejectDuplicate(receipts.has(receipt.number), 'receipt number');
        rejectDuplicate(ofAttempt(receipt.tryId), 'receipt of a payment');
        receipts.set(receipt.number, receipt);
      }),
    findByNumber: (number) => answer(() => now().receipts.get(number) ?? null),
    findByAttempt: (tryId) => answer(() => ofAttempt(tryId)),
    findAllOf: (owner) =>
      answer(() =>
        [...now().receipts.values()].filter(({ studentId }) => studentId === owner).reverse(),
      ),
    renamePayer: (owner, { name: payerName, email: payerEmail }) =>
      answer(() => {
        for (const receipt of [...now().receipts.values()]) {
          if (receipt.studentId !== owner) continue;
          now().receipts.set(receipt.number, { ...receipt, payerName, payerEmail });
        }
      }),
  };
}
