import type { EmailStores } from '../../email/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { PAISE_PER_RUPEE, type Payment } from '../orders/payment.js';
import { feeAfterReturn, type ReturnNews } from '../refunds/mail-refund.js';
import type { Chargeback } from './chargeback.js';

export type ChargebackNews = ReturnNews & { readonly after: Payment };

const chargebackOf = ({ attempts }: Payment, chargebackId: string): Chargeback | undefined =>
  attempts.flatMap(({ chargebacks = [] }) => chargebacks).find(({ id }) => id === chargebackId);

/** Mails the student that a chargeback took the money back, or gave it to us again after that; not what
 * the mail of a credit note tells, and not to an erased account. Other news of a chargeback change
 * nothing for the student. */
export async function mailChargeback(
  tx: Transaction<EmailStores>,
  { student, before, after, update: { chargeback, paymentId }, isPaid, credited }: ChargebackNews,
): Promise<void> {
  if (!chargeback || student.erasedAt) return;
  const wasLost = chargebackOf(before, chargeback.id)?.state === 'lost';
  const now = chargebackOf(after, chargeback.id);
  const isLost = now?.state === 'lost';
  if (!now || isLost === wasLost || (isLost && credited.includes(now.id))) return;
  const regained = isPaid && !student.paidAt ? 'paid-again' : null;
  await tx.emails.add({
    kind: 'chargeback-decided',
    to: student.email,
    data: {
      name: student.name,
      outcome: isLost ? 'lost' : 'regained',
      amountRupees: (now.deducted || now.amount) / PAISE_PER_RUPEE,
      chargebackId: now.id,
      paymentId,
      happenedOn: tx.now.toISOString(),
      fee: regained ?? feeAfterReturn(student, isPaid),
    },
  });
}
