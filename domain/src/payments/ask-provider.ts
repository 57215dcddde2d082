import type { Payment } from './payment.js';
import type { PaymentGateway } from './ports.js';
import type { NewsSource } from './payment-news.js';
import { recordFact, type Recording } from './record-payment.js';

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

/**
 * Asks the provider what became of an order, and records it as any other news.
 * @throws GatewayFailed
 */
export async function askProviderAbout(
  ports: AskingPorts,
  payment: Payment,
  source: NewsSource,
): Promise<void> {
  const orderId = payment.orderId ?? (await adoptOrder(ports, payment));
  if (orderId === null) return;
  const facts = await ports.gateway.factsOf(orderId);
  for (const fact of facts) {
    await ports.unitOfWork.run((tx) => recordFact(tx, ports.issuer, { orderId, fact, source }));
  }
}
