import type { Student } from '../../accounts/index.js';
import type { EmailData, EmailStores } from '../../email/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { ProviderUpdate } from '../attempts/payment-attempt.js';
import { PAISE_PER_RUPEE, type Payment } from '../orders/payment.js';

export type ReturnNews = {
  /** As they were before the update. */
  readonly student: Student;
  readonly before: Payment;
  readonly update: ProviderUpdate;
  /** Whether the student is Paid after the update. */
  readonly isPaid: boolean;
  /** The refunds and chargebacks of which a credit note tells. */
  readonly credited: readonly string[];
};

/** What money that went back means for the test fee. @param student as before it went back */
export function feeAfterReturn(
  { paidAt }: Pick<Student, 'paidAt'>,
  isPaid: boolean,
): EmailData['refund-made']['fee'] {
  if (isPaid) return 'paid';
  return paidAt ? 'no-longer-paid' : 'not-paid';
}

const isProcessed = ({ attempts }: Payment, id: string): boolean =>
  attempts.some(({ refunds }) =>
    refunds.some((refund) => refund.id === id && refund.state === 'processed'),
  );

/** Mails the student that money went back, once, when the provider first calls its refund processed;
 * not where the mail of a credit note tells it, and not to an erased account. */
export async function mailRefund(
  tx: Transaction<EmailStores>,
  { student, before, update: { refund, paymentId }, isPaid, credited }: ReturnNews,
): Promise<void> {
  if (refund?.state !== 'processed' || student.erasedAt) return;
  if (isProcessed(before, refund.id) || credited.includes(refund.id)) return;
  await tx.emails.add({
    kind: 'refund-made',
    to: student.email,
    data: {
      name: student.name,
      amountRupees: refund.amount / PAISE_PER_RUPEE,
      refundId: refund.id,
      paymentId,
      happenedOn: tx.now.toISOString(),
      fee: feeAfterReturn(student, isPaid),
    },
  });
}
