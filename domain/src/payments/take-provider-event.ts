import { recordCapture, recordFailedTry } from './record-payment.js';
import type { Work } from '../shared/unit-of-work.js';

/** An event of the provider whose signature was found good. */
export type ProviderEvent = {
  readonly id: string;
  readonly name: string;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  /** The whole event, kept as it came. */
  readonly body: unknown;
};

const CAPTURED = ['payment.captured', 'order.paid'];

/**
 * Takes an event of the provider, once by its id: a capture marks the order's student Paid.
 * Events of other names, and of orders that are not ours, are noted and change nothing.
 */
export async function takeProviderEvent({ unitOfWork }: Work, event: ProviderEvent): Promise<void> {
  await unitOfWork.run(async (tx) => {
    if (!(await tx.payments.noteEvent(event.id, event.body))) return;
    const { name, orderId, paymentId } = event;
    if (!orderId) return;
    if (CAPTURED.includes(name) && paymentId) await recordCapture(tx, { orderId, paymentId });
    if (name === 'payment.failed') await recordFailedTry(tx, orderId);
  });
}
