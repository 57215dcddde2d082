import type { AccountStores } from '../../accounts/index.js';
import { type Actor, checkedReason, noteAction, type AuditStores } from '../../audit/index.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import type { Transaction, IdSource } from '../../kernel/transaction.js';
import type { PaymentGateway, PaymentStores } from '../ports.js';
import type { Recording } from '../ledger/record-update.js';
import { isKept, type PaymentAttempt } from '../ledger/attempt.js';
import { GatewayFailed, NothingToRefund, RefundWhileChargeback } from '../errors.js';
import type { Payment } from '../ledger/payment.js';
import type { Refund, RefundSpeed } from './refund.js';
import { refundable } from '../ledger/refundable.js';
import { nextRefundCheck, sendRefund } from './send-refund.js';

type RefundPorts = Recording & { readonly ids: IdSource; readonly gateway: PaymentGateway };

type RefundRequest = {
  readonly paymentId: string;
  /** The provider's payment; may be left out if there is only one. */
  readonly providerPaymentId: string | null;
  readonly reason: string;
  /** By default normal, which costs nothing. */
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

/** A payment, with the student's lock. @throws NothingToChange */
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

/** The refund of an earlier, identical request: it is under way, or has returned everything. */
async function alreadyOrdered(tx: RefundTx, one: PaymentAttempt): Promise<Refund | null> {
  const latest = await tx.refunds.findLatestOf(one.id);
  return latest?.state === 'requested' || refundable(one) === 0 ? latest : null;
}

/** @throws NothingToRefund, RefundWhileChargeback */
function rejectNothing(one: PaymentAttempt): void {
  if (!isKept(one)) throw new NothingToRefund();
  if (refundable(one) === 0) throw new RefundWhileChargeback();
}

async function orderRefund(
  tx: RefundTx,
  { ids, actor }: { readonly ids: IdSource; readonly actor: Actor },
  payment: Payment,
  refund: Refund,
): Promise<void> {
  await tx.refunds.add(refund);
  const { id: refundId, providerPaymentId, amount, speed, reason } = refund;
  await noteAction(tx, ids, actor, {
    ...{ action: 'refund-payment', subject: 'payment', subjectId: payment.id, reason },
    before: { state: payment.state, flag: payment.flag },
    after: { refundId, providerPaymentId, amount, speed },
  });
}

/** Refunds what is left of one payment and not charged back. The refund is stored before the provider is asked, so a
 * repeated request is one refund. A full refund ends Paid, but not attempts or results. @returns our refund's id
 * @throws InvalidInput, NothingToChange, NothingToRefund, RefundWhileChargeback */
export async function refundPayment(
  ports: RefundPorts,
  actor: Actor,
  request: RefundRequest,
): Promise<string> {
  const reason = checkedReason(request.reason);
  const { ids, unitOfWork } = ports;
  const { refund, isNew } = await unitOfWork.run(async (tx) => {
    const payment = await lockPayment(tx, request.paymentId);
    const one = attemptToRefund(payment, request.providerPaymentId);
    const known = await alreadyOrdered(tx, one);
    if (known) return { refund: known, isNew: false };
    rejectNothing(one);
    const added = newRefund(ids.next(), payment, one, { ...request, reason }, tx.now);
    await orderRefund(tx, { ids, actor }, payment, added);
    return { refund: added, isNew: true };
  });
  if (!isNew) return refund.id;
  await sendRefund(ports, refund).catch((failure: unknown) => {
    // It is sent again later.
    if (!(failure instanceof GatewayFailed)) throw failure;
  });
  return refund.id;
}
