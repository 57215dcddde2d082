import { hasPaid, type AccountStores } from '../../accounts/index.js';
import type { Transaction } from '../../kernel/transaction.js';
import { recordUpdate, type Recording } from '../ledger/record-update.js';
import { isHeld, type Money, type ProviderUpdate } from '../ledger/attempt.js';
import type { UpdateSource } from '../ledger/history.js';
import { CaptureRefused } from '../errors.js';
import type { Payment } from '../ledger/payment.js';
import type { PaymentGateway } from '../ports.js';

export type AskingPorts = Recording & { readonly gateway: PaymentGateway };

/** The order that was made, though its answer never reached us. */
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

/** The money that waits to be taken: of exactly the order's amount, for a student who has not paid.
 * Anyone who has paid by another way in the meantime gets it back from the bank. */
async function captureDue(
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

function record(
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
    return { payment: after, due: await captureDue(tx, after) };
  });
}

/** Two who take the same money at once: the second is refused, and asks what the first has done. */
async function captured({ gateway }: AskingPorts, orderId: string, due: Capture) {
  try {
    return [await gateway.capture(due)];
  } catch (failure) {
    if (!(failure instanceof CaptureRefused)) throw failure;
    return gateway.updatesOf(orderId);
  }
}

/** Asks the provider what became of an order, and records it as any other update. Money that the bank
 * has only set aside is taken. @returns the payment as it is known then @throws GatewayFailed */
export async function askProviderAbout(
  ports: AskingPorts,
  payment: Payment,
  source: UpdateSource,
): Promise<Payment> {
  const orderId = payment.orderId ?? (await adoptOrder(ports, payment));
  if (orderId === null) return payment;
  const about = { payment: { ...payment, orderId }, source };
  const known = await record(ports, about, await ports.gateway.updatesOf(orderId));
  if (!known.due) return known.payment;
  const updates = await captured(ports, orderId, known.due);
  return (await record(ports, about, updates)).payment;
}
