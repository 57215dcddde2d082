import { GatewayFailed } from './errors.js';
import { lockUnpaid, ownOrder, type OrderRequest, type OwnOrder } from './own-order.js';
import type { Payment } from './payment.js';
import type { Pause, PaymentGateway, ProviderOrder } from './ports.js';
import type { IdSource } from '../shared/sources.js';
import type { Work } from '../shared/unit-of-work.js';

type OrderPorts = Work & {
  readonly ids: IdSource;
  readonly gateway: PaymentGateway;
  readonly pause: Pause;
};

const LOOK_AGAIN_SECONDS = 0.1;
const MOST_LOOKS = 90;

const orderOf = (orderId: string, { amount, currency }: Payment): ProviderOrder => ({
  id: orderId,
  amount,
  currency,
});

const isFor = (order: ProviderOrder, { amount, currency }: Payment): boolean =>
  order.amount === amount && order.currency === currency;

/** An order of an earlier try, whose answer was lost, is found again by its receipt. */
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

/** Lets the next one ask at once. */
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

/** Another request of the same student asks the provider just now; its outcome is this one's too. */
async function waitForOther(ports: OrderPorts, { id }: Payment): Promise<ProviderOrder> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await ports.pause(LOOK_AGAIN_SECONDS);
    const payment = await ports.unitOfWork.run((tx) => tx.payments.findById(id));
    if (payment?.orderId) return orderOf(payment.orderId, payment);
    if (!payment?.askedUntil) break;
  }
  throw new GatewayFailed();
}

/**
 * The order that a student is to pay: always the server's amount, and the same one until it is
 * paid, also when several requests come at once or an answer of the provider was lost.
 * @throws AlreadyPaid, WrongAmount, GatewayFailed, StudentNotFound
 */
export async function createOrder(
  ports: OrderPorts,
  request: OrderRequest,
): Promise<ProviderOrder> {
  const own = await ownOrder(ports, request);
  const { payment, next } = own;
  if (payment.orderId !== null) return orderOf(payment.orderId, payment);
  return next === 'wait' ? waitForOther(ports, payment) : askProvider(ports, own);
}
