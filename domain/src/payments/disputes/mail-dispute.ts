import type { WithEmails } from '../../email/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { PAISE_PER_RUPEE, type Payment } from '../orders/payment.js';
import { feeAfterReturn, type ReturnNews } from '../refunds/mail-refund.js';
import type { Dispute } from './dispute.js';

export type DisputeNews = ReturnNews & { readonly after: Payment };

const disputeOf = ({ attempts }: Payment, disputeId: string): Dispute | undefined =>
  attempts.flatMap(({ disputes = [] }) => disputes).find(({ id }) => id === disputeId);

/** Mails the student that a dispute took the money back, or gave it to us again after that; not what
 * the mail of a credit note tells, and not to an erased account. Other news of a dispute change
 * nothing for the student. */
export async function mailDispute(
  tx: Transaction<WithEmails>,
  { student, before, after, update: { dispute, paymentId }, isPaid, credited }: DisputeNews,
): Promise<void> {
  if (!dispute || student.erasedAt) return;
  const wasLost = disputeOf(before, dispute.id)?.state === 'lost';
  const now = disputeOf(after, dispute.id);
  const isLost = now?.state === 'lost';
  if (!now || isLost === wasLost || (isLost && credited.includes(now.id))) return;
  const regained = isPaid && !student.paidAt ? 'paid-again' : null;
  await tx.emails.add({
    kind: 'payment-dispute-decided',
    to: student.email,
    data: {
      name: student.name,
      outcome: isLost ? 'lost' : 'regained',
      amountRupees: (now.deducted || now.amount) / PAISE_PER_RUPEE,
      disputeId: now.id,
      paymentId,
      toldOn: tx.now.toISOString(),
      fee: regained ?? feeAfterReturn(student, isPaid),
    },
  });
}
