import type { Refund, RefundRepository } from '../../payments/refunds/refund.js';
import { inMemory, earliestDue, rejectDuplicate, rowOf, type TablesNow } from './tables.js';

/** Refunds in memory. */
export function inMemoryRefunds(now: TablesNow) {
  const underWayOf = (wanted: string): Refund | null =>
    rowOf(
      now().refunds,
      ({ providerPaymentId, state }) => providerPaymentId === wanted && state === 'requested',
    );
  return inMemory<RefundRepository>({
    add(refund) {
      rejectDuplicate(now().refunds.has(refund.id), 'refund id');
      rejectDuplicate(underWayOf(refund.providerPaymentId), 'refund of an attempt');
      now().refunds.set(refund.id, refund);
    },
    findLatestOf: (wanted) =>
      [...now().refunds.values()]
        .filter(
          ({ providerPaymentId, state }) => providerPaymentId === wanted && state !== 'failed',
        )
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0] ?? null,
    findByProviderId: (wanted) => rowOf(now().refunds, ({ providerId }) => providerId === wanted),
    takeDue: (moment, most) => earliestDue([...now().refunds.values()], moment, most),
    save: (refund) => void now().refunds.set(refund.id, refund),
    blankReasons(paymentIds) {
      for (const refund of [...now().refunds.values()]) {
        if (!paymentIds.includes(refund.paymentId)) continue;
        now().refunds.set(refund.id, { ...refund, reason: '' });
      }
    },
  });
}
