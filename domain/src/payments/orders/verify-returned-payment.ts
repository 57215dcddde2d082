import { PaymentNotVerified } from '../errors.js';
import type { PaymentProof } from '../ports.js';
import type { AskingPorts } from '../reconciliation/ask-provider.js';
import { verifyPayment, type Verification } from './verify-payment.js';

/** Takes the proof with which the provider sends a browser back, in which no script of the page
 * ran. Nobody is signed in there: the provider's signature says for which order it is, and the
 * order whose it is. All else is as in {@link verifyPayment}. @throws PaymentNotVerified */
export async function verifyReturnedPayment(
  ports: AskingPorts,
  proof: PaymentProof,
): Promise<Verification> {
  if (!ports.gateway.isGenuine(proof)) throw new PaymentNotVerified();
  const order = await ports.unitOfWork.run((tx) => tx.payments.findByOrderId(proof.orderId));
  if (!order) throw new PaymentNotVerified();
  return verifyPayment(ports, order.studentId, proof);
}
