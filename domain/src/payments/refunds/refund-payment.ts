import type { AccountStores } from '../../accounts/index.js';
import { type Actor, checkedReason, note, type AuditStores } from '../../audit/index.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import type { IdSource } from '../../kernel/sources.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { PaymentGateway } from '../ports.js';
import type { Recording } from '../attempts/apply-provider-update.js';
import { isKept, type PaymentAttempt } from '../attempts/payment-attempt.js';
import { GatewayFailed, NothingToRefund, RefundWhileChargeback } from '../errors.js';
import type { Payment } from '../orders/payment.js';
import type { Refund, RefundSpeed } from './refund.js';
import { refundable } from './refundable.js';
import { nextRefundCheck, sendRefund } from './send-refund.js';
import type { PaymentStores } from '../stores.js';

export type RefundPorts = Recording & { readonly ids: IdSource; readonly gateway: PaymentGateway };

export type RefundRequest = {
  readonly paymentId: string;
  /** Which of the provider's payments; may be left out if there is one only. */
  readonly providerPaymentId: string | null;
  readonly reason: string;
  /** Without it, the normal one, which costs nothing. */
  readonly speed?: RefundSpeed;
};

function attemptToRefund({ attempts }: Payment, providerPaymentId: string | null): PaymentAttempt {
  const captured = attempts.filter(({ state }) => state === 'captured');
  if (providerPaymentId === null && captured.length > 1) {
    throw new InvalidInput({ providerPaymentId: 'Please say which payment to give back.' });
  }
  const wanted = captured.find(({ id }) => providerPaymentId === null || id === providerPaymentId);
  if (!wanted) throw new NothingToRefund();
  return wanted;
}

/** A payment, with its student's lock held. @throws NothingToChange */
async function lockPayment(
  tx: Transaction<PaymentStores & AccountStores>,
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
  providerPaymentId: one.id,
  amount: refundable(one),
  state: 'requested',
  providerId: null,
  reason,
  speed,
  speedProcessed: null,
  createdAt: now,
  checkAt: nextRefundCheck({ createdAt: now }, now),
});

type RefundTx = Transaction<AuditStores & PaymentStores & AccountStores>;

type Due = { readonly one: PaymentAttempt; readonly live: Refund | null };

/** The attempt that is meant, and its refund that has not failed, if there is one. The caller holds the lock. */
async function dueOf(
  tx: RefundTx,
  payment: Payment,
  providerPaymentId: string | null,
): Promise<Due> {
  const one = attemptToRefund(payment, providerPaymentId);
  return { one, live: await tx.refunds.findLiveOf(one.id) };
}

/** @throws NothingToRefund, RefundWhileChargeback */
function rejectNothing(one: PaymentAttempt): void {
  if (!isKept(one)) throw new NothingToRefund();
  if (refundable(one) === 0) throw new RefundWhileChargeback();
}

/** Records a refund of what is left of an attempt. */
async function bookRefund(
  tx: RefundTx,
  { ids, actor }: { readonly ids: IdSource; readonly actor: Actor },
  payment: Payment,
  one: PaymentAttempt,
  terms: Pick<RefundRequest, 'reason' | 'speed'>,
): Promise<Refund> {
  rejectNothing(one);
  const refund = newRefund(ids.next(), payment, one, terms, tx.now);
  await tx.refunds.add(refund);
  await note(tx, ids, actor, {
    action: 'refund-payment',
    subject: 'payment',
    subjectId: payment.id,
    reason: refund.reason,
    before: { state: payment.state, flag: payment.flag },
    after: {
      refundId: refund.id,
      providerPaymentId: one.id,
      amount: refund.amount,
      speed: refund.speed,
    },
  });
  return refund;
}

const sendBooked = (ports: RefundPorts, refund: Refund): Promise<void> =>
  sendRefund(ports, refund).catch((failure: unknown) => {
    if (!(failure instanceof GatewayFailed)) throw failure;
  });

/** Refunds what is left of one payment and not charged back. It is booked first, so the same request
 * twice is one refund; a full refund ends Paid, but not attempts or results. @returns our refund's
 * id @throws InvalidInput, NothingToChange, NothingToRefund, RefundWhileChargeback */
export async function refundPayment(
  ports: RefundPorts,
  actor: Actor,
  request: RefundRequest,
): Promise<string> {
  const reason = checkedReason(request.reason);
  const { ids, unitOfWork } = ports;
  const { refund, isNew } = await unitOfWork.run(async (tx) => {
    const payment = await lockPayment(tx, request.paymentId);
    const { one, live } = await dueOf(tx, payment, request.providerPaymentId);
    if (live) return { refund: live, isNew: false };
    const terms = { ...request, reason };
    return { refund: await bookRefund(tx, { ids, actor }, payment, one, terms), isNew: true };
  });
  if (isNew) await sendBooked(ports, refund);
  return refund.id;
}
