import { PAISE_PER_RUPEE, withCapture, withFailedTry, type Payment } from './payment.js';
import { hasPaid, type Student } from '../accounts/student.js';
import type { Transaction } from '../shared/unit-of-work.js';

const receiptMail = (student: Student, payment: Payment, paymentId: string, now: Date) =>
  ({
    kind: 'payment-receipt',
    to: student.email,
    data: {
      name: student.name,
      receipt: payment.receipt,
      amountRupees: payment.amount / PAISE_PER_RUPEE,
      orderId: payment.orderId ?? '',
      paymentId,
      paidOn: now.toISOString(),
    },
  }) as const;

/** The order's payment and its student, read again under the student's lock. */
async function lockOrder(tx: Transaction, orderId: string) {
  const found = await tx.payments.findByOrderId(orderId);
  const student = found && (await tx.students.lockById(found.studentId));
  const payment = student && (await tx.payments.findByOrderId(orderId));
  return payment ? { payment, student } : null;
}

/**
 * Records that an order was paid, whichever way the news came: the student is Paid, and the
 * receipt is queued. A second time changes nothing.
 * @returns the payment, or null if the order is not ours
 */
export async function recordCapture(
  tx: Transaction,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<Payment | null> {
  const locked = await lockOrder(tx, orderId);
  if (!locked) return null;
  const { payment, student } = locked;
  if (payment.state === 'paid') return payment;
  const paid = withCapture(payment, paymentId, tx.now);
  await tx.payments.save(paid);
  if (!hasPaid(student)) await tx.students.save({ ...student, paidAt: tx.now });
  await tx.emails.add(receiptMail(student, payment, paymentId, tx.now));
  return paid;
}

/** Records that a try to pay an order failed. The order can still be paid. */
export async function recordFailedTry(tx: Transaction, orderId: string): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  if (locked) await tx.payments.save(withFailedTry(locked.payment));
}
