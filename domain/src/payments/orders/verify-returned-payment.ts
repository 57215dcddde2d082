import { PaymentNotVerified } from '../errors.js';
import type { PaymentProof } from '../ports.js';
import type { AskingPorts } from '../reconciliation/ask-provider.js';
import { verifyPayment, type Verification } from './verify-payment.js';

/** Takes the proof of a browser that the provider sent back. Nobody is signed in: the signed order has an owner.
 * Otherwise as {@link verifyPayment}. @throws PaymentNotVerified */
export async function verifyReturnedPayment(
  ports: AskingPorts,
  proof: PaymentProof,
): Promise<Verification> {
  if (!ports.gateway.isGenuine(proof)) throw new PaymentNotVerified();
  const order = await ports.unitOfWork.run((tx) => tx.payments.findByOrderId(proof.orderId));
  if (!order) throw new PaymentNotVerified();
  return verifyPayment(ports, order.studentId, proof);
}
