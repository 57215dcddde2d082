import { PaymentNotVerified } from './errors.js';
import type { PaymentGateway, PaymentProof } from './ports.js';
import { recordFact, type Recording } from './record-payment.js';

/** A genuine signature is the provider's word that the whole order was paid. */
const asFact = ({ paymentId }: PaymentProof) =>
  ({ paymentId, state: 'captured', paid: null, refund: null }) as const;

/**
 * Marks a student Paid on the proof that checkout handed over. The order must be the student's own;
 * its amount is the server's, as it was when the order was made.
 * @returns the id of our record of the payment
 * @throws PaymentNotVerified
 */
export async function verifyPayment(
  { unitOfWork, issuer, gateway }: Recording & { readonly gateway: PaymentGateway },
  studentId: string,
  proof: PaymentProof,
): Promise<string> {
  if (!gateway.isGenuine(proof)) throw new PaymentNotVerified();
  return unitOfWork.run(async (tx) => {
    const order = await tx.payments.findByOrderId(proof.orderId);
    if (order?.studentId !== studentId) throw new PaymentNotVerified();
    const payment = await recordFact(tx, issuer, {
      orderId: proof.orderId,
      fact: asFact(proof),
      source: 'checkout',
    });
    if (!payment) throw new PaymentNotVerified();
    return payment.id;
  });
}
