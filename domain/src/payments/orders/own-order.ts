import * as accounts from '../../accounts/index.js';
import { earlierOf, secondsAfter } from '../../kernel/time.js';
import type { Transaction, Work, IdSource } from '../../kernel/transaction.js';
import { isAnyOffered, type QuestionStores } from '../../questions/index.js';
import { CURRENCY, type Settings, type SettingsStores } from '../../settings/index.js';
import { AlreadyPaid, NoTestOffered, WrongAmount } from '../errors.js';
import { FIRST_CHECK_SECONDS } from '../reconciliation/next-check.js';
import { isSameAgreement, rejectOtherTerms, type TermsShown } from './order-terms.js';
import { PAISE_PER_RUPEE, type Payment } from '../ledger/payment.js';
import type { PaymentStores } from '../ports.js';

export type OrderRequest = TermsShown & {
  readonly studentId: string;
  readonly currency: string;
};

export type OwnOrderPorts = Work<
  PaymentStores & SettingsStores & accounts.AccountStores & QuestionStores
> & { readonly ids: IdSource };

export type OwnOrder = {
  readonly payment: Payment;
  readonly next: 'ask' | 'make' | 'find-or-make' | 'wait';
};

/** While one request asks the provider, others wait; no longer than this, in case it has died. */
const ASKING_SECONDS = 10;

/** Locks a student who must not have paid. @throws StudentNotFound, AlreadyPaid */
export async function lockUnpaid(
  tx: Transaction<accounts.AccountStores>,
  studentId: string,
): Promise<accounts.Student> {
  const student = await tx.students.lockById(studentId);
  if (!student) throw new accounts.StudentNotFound();
  if (accounts.hasPaid(student)) throw new AlreadyPaid();
  return student;
}

const newPayment = (id: string, studentId: string, amount: number, now: Date): Payment => ({
  id,
  studentId,
  receipt: id,
  orderId: null,
  paymentId: null,
  amount,
  currency: CURRENCY,
  state: 'open',
  createdAt: now,
  paidAt: null,
  attempts: [],
  flag: null,
  offeredAt: now,
  replacedAt: null,
  askedUntil: secondsAfter(now, ASKING_SECONDS),
  claimedPaymentId: null,
  claimedAt: null,
  checks: 0,
  checkAt: secondsAfter(now, FIRST_CHECK_SECONDS),
});

async function resume(tx: Transaction<PaymentStores>, payment: Payment): Promise<OwnOrder> {
  if (payment.orderId !== null) {
    const first = secondsAfter(tx.now, FIRST_CHECK_SECONDS);
    const checkAt = earlierOf(payment.checkAt, first);
    const offered = { ...payment, offeredAt: tx.now, checks: 0, checkAt };
    await tx.payments.save(offered);
    return { payment: offered, next: 'ask' };
  }
  if (payment.askedUntil && payment.askedUntil > tx.now) return { payment, next: 'wait' };
  const asking = { ...payment, askedUntil: secondsAfter(tx.now, ASKING_SECONDS) };
  await tx.payments.save(asking);
  return { payment: asking, next: 'find-or-make' };
}

async function resumeOrBegin(
  tx: Transaction<PaymentStores>,
  ids: IdSource,
  studentId: string,
  amount: number,
): Promise<OwnOrder> {
  const unpaid = await tx.payments.findUnpaidOf(studentId);
  if (unpaid?.amount === amount) return resume(tx, unpaid);
  if (unpaid) await tx.payments.save({ ...unpaid, replacedAt: tx.now });
  const payment = newPayment(ids.next(), studentId, amount, tx.now);
  await tx.payments.add(payment);
  return { payment, next: 'make' };
}

async function keepTerms(
  tx: Transaction<PaymentStores>,
  ids: IdSource,
  { id: paymentId }: Payment,
  { shown, due }: { readonly shown: TermsShown; readonly due: Settings },
): Promise<void> {
  const { termsVersion, policy } = due;
  const agreed = { paymentId, shownVersion: shown.termsVersion ?? null, termsVersion, policy };
  const last = await tx.payments.findTermsOf(paymentId);
  if (last && isSameAgreement(last, agreed)) return;
  await tx.payments.addTerms({ ...agreed, id: ids.next(), agreedAt: tx.now });
}

/** The student's open order, stored before the provider is asked, so that each order has an owner. @throws
 * StudentNotFound, AlreadyPaid, FeeChanged, WrongAmount, NoTestOffered */
export function ownOrder(
  { unitOfWork, ids }: OwnOrderPorts,
  { studentId, currency, ...shown }: OrderRequest,
): Promise<OwnOrder> {
  return unitOfWork.run(async (tx) => {
    const { totalAttempts } = await lockUnpaid(tx, studentId);
    if (currency !== CURRENCY) throw new WrongAmount();
    const due = await tx.policy.settings();
    rejectOtherTerms(shown, due);
    if (!isAnyOffered(await tx.questions.liveCounts(), due.policy)) throw new NoTestOffered();
    const own = await resumeOrBegin(tx, ids, studentId, due.policy.feeRupees * PAISE_PER_RUPEE);
    // The attempts were promised at the sign-up, whatever new students get.
    const agreed = { ...due, policy: { ...due.policy, totalAttempts } };
    await keepTerms(tx, ids, own.payment, { shown, due: agreed });
    return own;
  });
}
