import type { ReceiptRepository } from '../../payments/receipts/receipt.js';
import { inMemory, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Receipts in memory. */
export function inMemoryReceipts(now: TablesNow) {
  const ofAttempt = (wanted: string) =>
    rowOf(now().receipts, ({ providerPaymentId }) => providerPaymentId === wanted);
  return inMemory<ReceiptRepository>({
    nextPlace(year) {
      const { places } = now();
      const place = (places.get(year) ?? 0) + 1;
      places.set(year, place);
      return place;
    },
    add(receipt) {
      const { receipts } = now();
      rejectDuplicate(receipts.has(receipt.number), 'receipt number');
      rejectDuplicate(ofAttempt(receipt.providerPaymentId), 'receipt of a payment');
      receipts.set(receipt.number, receipt);
    },
    findByNumber: (number) => now().receipts.get(number) ?? null,
    findByAttempt: (providerPaymentId) => ofAttempt(providerPaymentId),
    findAllOf: (owner) =>
      [...now().receipts.values()].filter(({ studentId }) => studentId === owner).reverse(),
    renamePayer(owner, { name: payerName, email: payerEmail }) {
      for (const receipt of [...now().receipts.values()]) {
        if (receipt.studentId !== owner) continue;
        now().receipts.set(receipt.number, { ...receipt, payerName, payerEmail });
      }
    },
  });
}
