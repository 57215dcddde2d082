import { AlreadyPaid, GatewayFailed, OrderNotMade, PaymentPending } from '../errors.js';
import type { Pause, ProviderOrder } from '../ports.js';
import { askProviderAbout, type AskingPorts } from '../reconciliation/ask-provider.js';
import {
  lockUnpaid,
  ownOrder,
  type OrderRequest,
  type OwnOrder,
  type OwnOrderPorts,
} from './own-order.js';
import { isUnexplained } from '../ledger/attempt.js';
import { isPending } from './payment-claim.js';
import { isToBePaid, UNPAID_STATES, type Payment } from '../ledger/payment.js';

type OrderPorts = AskingPorts & OwnOrderPorts & { readonly pause: Pause };

const LOOK_AGAIN_SECONDS = 0.1;
const MOST_LOOKS = 90;

const orderOf = (orderId: string, { amount, currency }: Payment): ProviderOrder => ({
  id: orderId,
  amount,
  currency,
});

const isFor = (order: ProviderOrder, { amount, currency }: Payment): boolean =>
  order.amount === amount && order.currency === currency;

/** An order whose answer was lost before is found by its receipt. */
async function providerOrder(
  { gateway }: OrderPorts,
  { payment, next }: OwnOrder,
): Promise<ProviderOrder> {
  const { receipt, amount, currency } = payment;
  const known = next === 'make' ? null : await gateway.findOrder(receipt);
  const order = known ?? (await gateway.createOrder({ receipt, amount, currency }));
  if (!isFor(order, payment)) throw new GatewayFailed();
  return order;
}

async function stopAsking({ unitOfWork }: OrderPorts, { id, studentId }: Payment): Promise<void> {
  await unitOfWork.run(async (tx) => {
    await tx.students.lockOwner(studentId);
    const payment = await tx.payments.findById(id);
    if (payment?.orderId === null) await tx.payments.save({ ...payment, askedUntil: null });
  });
}

async function askProvider(ports: OrderPorts, own: OwnOrder): Promise<ProviderOrder> {
  const { id, studentId } = own.payment;
  const order = await providerOrder(ports, own).catch(async (failure: unknown) => {
    await stopAsking(ports, own.payment);
    throw failure;
  });
  return ports.unitOfWork.run(async (tx) => {
    await lockUnpaid(tx, studentId);
    const current = (await tx.payments.findById(id)) ?? own.payment;
    if (current.orderId !== null) return orderOf(current.orderId, current);
    await tx.payments.save({ ...current, orderId: order.id, askedUntil: null });
    await tx.providerEvents.revive(order.id);
    return order;
  });
}

/** Another request of the student is asking the provider now; this one waits for its outcome. */
async function waitForOther(ports: OrderPorts, { id }: Payment): Promise<ProviderOrder> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await ports.pause(LOOK_AGAIN_SECONDS);
    const payment = await ports.unitOfWork.run((tx) => tx.payments.findById(id));
    if (payment?.orderId) return orderOf(payment.orderId, payment);
    if (!payment?.askedUntil) break;
  }
  throw new GatewayFailed();
}

/** Asks the provider about an order that may have been paid without an update. @throws AlreadyPaid, PaymentPending,
 * GatewayFailed */
async function rejectPaid(ports: OrderPorts, payment: Payment): Promise<Payment> {
  const known = await askProviderAbout(ports, payment, 'reconciliation').catch(
    (failure: unknown) => {
      throw failure instanceof GatewayFailed && isPending(payment) ? new PaymentPending() : failure;
    },
  );
  if (known.state === 'paid') throw new AlreadyPaid();
  if (isPending(known) || known.attempts.some(isUnexplained)) throw new PaymentPending();
  return known;
}

/** A replaced order, about which the provider may know more. */
const isReplaced = ({ replacedAt, state, checkAt }: Payment): boolean =>
  replacedAt !== null && checkAt !== null && UNPAID_STATES.includes(state);

/** No further order is made while an earlier one is paid, or may be. */
async function rejectPending(ports: OrderPorts, studentId: string): Promise<void> {
  const all = await ports.unitOfWork.run((tx) => tx.payments.findAllOf(studentId));
  const open = all.filter(
    (one) => isPending(one) || isReplaced(one) || one.attempts.some(isUnexplained),
  );
  for (const payment of open) await rejectPaid(ports, payment);
}

/** The order to pay: with the server's amount, and the same order until it is paid. The provider is asked before it is
 * given out again, so that nobody pays twice. @throws AlreadyPaid, FeeChanged, WrongAmount, PaymentPending,
 * OrderNotMade, NoTestOffered, StudentNotFound */
export async function createOrder(
  ports: OrderPorts,
  request: OrderRequest,
): Promise<ProviderOrder> {
  try {
    return await orderFor(ports, request);
  } catch (failure) {
    throw failure instanceof GatewayFailed ? new OrderNotMade() : failure;
  }
}

async function orderFor(ports: OrderPorts, request: OrderRequest): Promise<ProviderOrder> {
  await rejectPending(ports, request.studentId);
  const own = await ownOrder(ports, request);
  const { payment, next } = own;
  if (next === 'wait') return waitForOther(ports, payment);
  if (payment.orderId === null) return askProvider(ports, own);
  const known = await rejectPaid(ports, payment);
  return isToBePaid(known) ? orderOf(payment.orderId, known) : orderFor(ports, request);
}
