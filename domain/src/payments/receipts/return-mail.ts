import type { EmailData, NewEmail } from '../../email/index.js';
import type { LedgerChange } from '../ledger/change.js';
import type { Chargeback } from '../ledger/chargeback.js';
import { PAISE_PER_RUPEE, type Payment } from '../ledger/payment.js';

type MoneyReturned = Pick<LedgerChange, 'student' | 'before' | 'after' | 'update' | 'fee'>;

/** What the returned money means for the test fee. */
export function feeAfterReturn({
  student,
  fee,
}: Pick<LedgerChange, 'student' | 'fee'>): EmailData['refund-made']['fee'] {
  if (fee) return 'paid';
  return student.paidAt ? 'no-longer-paid' : 'not-paid';
}

const isProcessed = ({ attempts }: Payment, id: string): boolean =>
  attempts.some(({ refunds }) =>
    refunds.some((refund) => refund.id === id && refund.state === 'processed'),
  );

/** Sent once, when the provider first calls the refund processed. */
function refundMail(change: MoneyReturned, credited: readonly string[], now: Date) {
  const { student, before, update } = change;
  const { refund, paymentId } = update;
  if (refund?.state !== 'processed' || credited.includes(refund.id)) return null;
  if (isProcessed(before, refund.id)) return null;
  return {
    kind: 'refund-made',
    to: student.email,
    data: {
      name: student.name,
      amountRupees: refund.amount / PAISE_PER_RUPEE,
      refundId: refund.id,
      paymentId,
      happenedOn: now.toISOString(),
      fee: feeAfterReturn(change),
    },
  } as const;
}

const chargebackIn = ({ attempts }: Payment, wanted: string): Chargeback | undefined =>
  attempts.flatMap(({ chargebacks }) => chargebacks).find(({ id }) => id === wanted);

/** Sent when a chargeback takes the money, and when the money comes back afterwards. */
function chargebackMail(change: MoneyReturned, credited: readonly string[], now: Date) {
  const { student, before, after, update, fee } = change;
  if (!update.chargeback) return null;
  const wasLost = chargebackIn(before, update.chargeback.id)?.state === 'lost';
  const known = chargebackIn(after, update.chargeback.id);
  const isLost = known?.state === 'lost';
  if (!known || isLost === wasLost || (isLost && credited.includes(known.id))) return null;
  const isPaidAgain = fee !== undefined && !student.paidAt;
  return {
    kind: 'chargeback-decided',
    to: student.email,
    data: {
      name: student.name,
      outcome: isLost ? 'lost' : 'regained',
      amountRupees: (known.deducted || known.amount) / PAISE_PER_RUPEE,
      chargebackId: known.id,
      paymentId: update.paymentId,
      happenedOn: now.toISOString(),
      fee: isPaidAgain ? 'paid-again' : feeAfterReturn(change),
    },
  } as const;
}

/** The mail to the student about returned money; null if a credit note's mail says it, or the account was erased.
 * @param credited the provider's refunds and chargebacks that have a credit note now */
export function returnMail(
  change: MoneyReturned,
  credited: readonly string[],
  now: Date,
): NewEmail | null {
  if (change.student.erasedAt) return null;
  return refundMail(change, credited, now) ?? chargebackMail(change, credited, now);
}
