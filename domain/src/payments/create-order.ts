import { AlreadyPaid, GatewayFailed, WrongAmount } from './errors.js';
import { PAISE_PER_RUPEE, type Payment } from './payment.js';
import type { PaymentGateway, ProviderOrder } from './ports.js';
import { StudentNotFound } from '../accounts/errors.js';
import { hasPaid, type Student } from '../accounts/student.js';
import { CURRENCY } from '../shared/policy.js';
import type { IdSource } from '../shared/sources.js';
import type { Transaction, Work } from '../shared/unit-of-work.js';

type OrderPorts = Work & { readonly ids: IdSource; readonly gateway: PaymentGateway };

/** What the page believes it pays; checked, never believed. */
export type OrderRequest = {
  readonly studentId: string;
  /** In rupees. */
  readonly amount: number;
  readonly currency: string;
};

async function lockUnpaid(tx: Transaction, studentId: string): Promise<Student> {
  const student = await tx.students.lockById(studentId);
  if (!student) throw new StudentNotFound();
  if (hasPaid(student)) throw new AlreadyPaid();
  return student;
}

/** Our record of an order to be paid, and whether it was made just now. */
type OwnOrder = { readonly payment: Payment; readonly isNew: boolean };

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
});

function refuseOtherAmount(request: OrderRequest, amount: number): void {
  const same = request.amount * PAISE_PER_RUPEE === amount && request.currency === CURRENCY;
  if (!same) throw new WrongAmount();
}

/** Our own record comes first, so that an order of the provider always has an owner. */
async function ownOrder({ unitOfWork, ids }: OrderPorts, request: OrderRequest): Promise<OwnOrder> {
  return unitOfWork.run(async (tx) => {
    const student = await lockUnpaid(tx, request.studentId);
    const { feeRupees } = await tx.policy.current();
    const unpaid = await tx.payments.findUnpaidOf(student.id);
    refuseOtherAmount(request, unpaid?.amount ?? feeRupees * PAISE_PER_RUPEE);
    if (unpaid) return { payment: unpaid, isNew: false };
    const amount = feeRupees * PAISE_PER_RUPEE;
    const payment = newPayment(ids.next(), student.id, amount, tx.now);
    await tx.payments.add(payment);
    return { payment, isNew: true };
  });
}

const isFor = (order: ProviderOrder, { amount, currency }: Payment): boolean =>
  order.amount === amount && order.currency === currency;

/** An order of an earlier try, whose answer was lost, is found again by its receipt. */
async function providerOrder(
  { gateway }: OrderPorts,
  { payment, isNew }: OwnOrder,
): Promise<ProviderOrder> {
  const { receipt, amount, currency } = payment;
  const known = isNew ? null : await gateway.findOrder(receipt);
  const order = known ?? (await gateway.createOrder({ receipt, amount, currency }));
  if (!isFor(order, payment)) throw new GatewayFailed();
  return order;
}

/**
 * The order that a student is to pay: always the server's amount, and the same one until it is
 * paid, also when an answer of the provider was lost.
 * @throws AlreadyPaid, WrongAmount, GatewayFailed, StudentNotFound
 */
export async function createOrder(
  ports: OrderPorts,
  request: OrderRequest,
): Promise<ProviderOrder> {
  const own = await ownOrder(ports, request);
  const { id, orderId, amount, currency } = own.payment;
  if (orderId !== null) return { id: orderId, amount, currency };
  const order = await providerOrder(ports, own);
  return ports.unitOfWork.run(async (tx) => {
    await lockUnpaid(tx, request.studentId);
    const current = await tx.payments.findUnpaidOf(request.studentId);
    if (current?.id === id && current.orderId !== null) return { ...order, id: current.orderId };
    await tx.payments.save({ ...own.payment, orderId: order.id });
    return order;
  });
}
