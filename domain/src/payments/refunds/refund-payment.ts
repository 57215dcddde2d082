import type { WithStudents } from '../../accounts/index.js';
import { type Actor, checkedReason, note } from '../../audit/index.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import type { IdSource } from '../../kernel/sources.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { PaymentGateway, WithPayments } from '../ports.js';
import type { Recording } from '../attempts/apply-provider-update.js';
import { isKept, type PaymentAttempt } from '../attempts/payment-attempt.js';
import { GatewayFailed, NothingToRefund, RefundWhileDisputed } from '../errors.js';
import type { Payment } from '../orders/payment.js';
import type { Refund, RefundSpeed } from './refund.js';
import { refundable } from './refundable.js';
import { nextRefundCheck, sendRefund } from './send-refund.js';

type Ports = Recording & { readonly ids: IdSource; readonly gateway: PaymentGateway };

/** What to give back, and why. */
export type RefundRequest = {
  readonly paymentId: string;
  /** Which of the provider's payments; may be left out if there is one only. */
  readonly tryId: string | null;
  readonly reason: string;
  /** Without it, the normal one, which costs nothing. */
  readonly speed?: RefundSpeed;
};

/** The try to give back. Of several, one must be named, so that a repeated request never means another. */
function tryToRefund({ tries }: Payment, tryId: string | null): PaymentAttempt {
  const captured = tries.filter(({ state }) => state === 'captured');
  if (tryId === null && captured.length > 1) {
    throw new InvalidInput({ tryId: 'Please say which payment to give back.' });
  }
  const wanted = captured.find(({ id }) => tryId === null || id === tryId);
  if (!wanted) throw new NothingToRefund();
  return wanted;
}

async function lockPayment(
  tx: Transaction<WithPayments & WithStudents>,
  id: string,
): Promise<Payment> {
  const found = await tx.payments.findById(id);
  if (found) await tx.students.lockOwner(found.studentId);
  const payment = found && (await tx.payments.findById(id));
  if (!payment) throw new NothingToChange('payment');
  return payment;
}

const newRefund = (
  id: string,
  payment: Payment,
  one: PaymentAttempt,
  { reason, speed = 'normal' }: Pick<RefundRequest, 'reason' | 'speed'>,
  now: Date,
): Refund => ({
  id,
  paymentId: payment.id,
  tryId: one.id,
  amount: refundable(one),
  state: 'requested',
  providerId: null,
  reason,
  speed,
  speedProcessed: null,
  createdAt: now,
  checkAt: nextRefundCheck({ createdAt: now }, now),
});

type Booked = { readonly refund: Refund; readonly isNew: boolean };

function bookRefund({ unitOfWork, ids }: Ports, actor: Actor, request: RefundRequest) {
  const reason = checkedReason(request.reason);
  return unitOfWork.run<Booked>(async (tx) => {
    const payment = await lockPayment(tx, request.paymentId);
    const one = tryToRefund(payment, request.tryId);
    const known = await tx.refunds.findLiveOf(one.id);
    if (known) return { refund: known, isNew: false };
    if (!isKept(one)) throw new NothingToRefund();
    if (refundable(one) === 0) throw new RefundWhileDisputed();
    const refund = newRefund(ids.next(), payment, one, { ...request, reason }, tx.now);
    await tx.refunds.add(refund);
    await note(tx, ids, actor, {
      action: 'refund-payment',
      subject: 'payment',
      subjectId: payment.id,
      reason,
      before: { state: payment.state, flag: payment.flag },
      after: {
        refundId: refund.id,
        providerPaymentId: one.id,
        amount: refund.amount,
        speed: refund.speed,
      },
    });
    return { refund, isNew: true };
  });
}

/**
 * Gives back all that is left of one of the provider's payments, and that no bank may yet take back. In our books first, so that the same
 * request twice is one refund; what the provider does not answer now is driven on later. When the whole
 * fee was given back the student is no longer Paid; attempts that were used, and results, stay.
 * @returns the id of our refund
 * @throws InvalidInput without a reason, NothingToChange, NothingToRefund, RefundWhileDisputed
 */
export async function refundPayment(
  ports: Ports,
  actor: Actor,
  request: RefundRequest,
): Promise<string> {
  const { refund, isNew } = await bookRefund(ports, actor, request);
  if (isNew) {
    await sendRefund(ports, refund).catch((failure: unknown) => {
      if (!(failure instanceof GatewayFailed)) throw failure;
    });
  }
  return refund.id;
}
