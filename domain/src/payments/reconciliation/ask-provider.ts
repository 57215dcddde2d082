import { hasPaid, type AccountStores } from '../../accounts/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { recordUpdate, type Recording } from '../ledger/record-update.js';
import { isHeld, type Money, type ProviderUpdate } from '../ledger/attempt.js';
import type { UpdateSource } from '../ledger/history.js';
import { CaptureRefused } from '../errors.js';
import type { Payment } from '../ledger/payment.js';
import type { PaymentGateway } from '../ports.js';

export type AskingPorts = Recording & { readonly gateway: PaymentGateway };

/** Finds the order that the provider made although its answer never reached us. */
async function adoptOrder(
  { unitOfWork, gateway }: AskingPorts,
  { id, studentId, receipt, amount, currency }: Payment,
): Promise<string | null> {
  const order = await gateway.findOrder(receipt);
  if (order?.amount !== amount || order.currency !== currency) return null;
  return unitOfWork.run(async (tx) => {
    await tx.students.lockOwner(studentId);
    const payment = await tx.payments.findById(id);
    if (payment?.orderId !== null) return payment?.orderId ?? null;
    await tx.payments.save({ ...payment, orderId: order.id, askedUntil: null });
    await tx.providerEvents.revive(order.id);
    return order.id;
  });
}

type Capture = Money & { readonly paymentId: string };

/** The money to capture: exactly the order's amount, for a student who has not paid. If the student has paid in another
 * way since, it is not captured, and the bank gives it back. */
async function findDueCapture(
  tx: Transaction<AccountStores>,
  payment: Payment,
): Promise<Capture | null> {
  const { amount, currency, studentId, attempts, state } = payment;
  const held = state === 'authorized' && attempts.find((one) => isHeld(one) && !one.differs);
  if (!held) return null;
  const student = await tx.students.lockOwner(studentId);
  if (!student || hasPaid(student) || student.erasedAt) return null;
  return { paymentId: held.id, amount, currency };
}

type Known = { readonly payment: Payment; readonly due: Capture | null };

function recordUpdates(
  { unitOfWork, issuer }: AskingPorts,
  { payment, source }: { readonly payment: Payment; readonly source: UpdateSource },
  updates: readonly ProviderUpdate[],
): Promise<Known> {
  return unitOfWork.run(async (tx) => {
    const orderId = payment.orderId ?? '';
    for (const update of updates) {
      await recordUpdate(tx, issuer, { orderId, update, source });
    }
    const after = (await tx.payments.findById(payment.id)) ?? payment;
    return { payment: after, due: await findDueCapture(tx, after) };
  });
}

/** Captures the money; if another process has just done so, the call is refused, and what it did is read. */
async function captureOrReread({ gateway }: AskingPorts, orderId: string, due: Capture) {
  try {
    return [await gateway.capture(due)];
  } catch (failure) {
    if (!(failure instanceof CaptureRefused)) throw failure;
    return gateway.updatesOf(orderId);
  }
}

/** Asks the provider about an order and records the answer as any other update. Money that the bank has only set aside
 * is captured. @returns the payment after that @throws GatewayFailed */
export async function askProviderAbout(
  ports: AskingPorts,
  payment: Payment,
  source: UpdateSource,
): Promise<Payment> {
  const orderId = payment.orderId ?? (await adoptOrder(ports, payment));
  if (orderId === null) return payment;
  const about = { payment: { ...payment, orderId }, source };
  const known = await recordUpdates(ports, about, await ports.gateway.updatesOf(orderId));
  if (!known.due) return known.payment;
  const updates = await captureOrReread(ports, orderId, known.due);
  return (await recordUpdates(ports, about, updates)).payment;
}
