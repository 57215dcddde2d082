import type { AccountStores } from '../../accounts/index.js';
import { earlierOf, secondsAfter } from '../../kernel/time.js';
import type { Work } from '../../kernel/transaction.js';
import type { PaymentProof, PaymentStores } from '../ports.js';
import { GatewayFailed, PaymentNotVerified } from '../errors.js';
import { askProviderAbout, type AskingPorts } from '../reconciliation/ask-provider.js';
import { PENDING_CHECK_SECONDS } from '../reconciliation/next-check.js';
import { isPending, withClaim } from './payment-claim.js';
import { UNPAID_STATES, type Payment } from '../ledger/payment.js';

export type Verification = { readonly logId: string; readonly outcome: 'paid' | 'pending' };

function claim(
  { unitOfWork }: Work<PaymentStores & AccountStores>,
  studentId: string,
  proof: PaymentProof,
): Promise<Payment> {
  return unitOfWork.run(async (tx) => {
    await tx.students.lockOwner(studentId);
    const order = await tx.payments.findByOrderId(proof.orderId);
    if (order?.studentId !== studentId) throw new PaymentNotVerified();
    const claimed = withClaim(order, proof.paymentId, tx.now);
    if (claimed === order) return order;
    const soon = secondsAfter(tx.now, PENDING_CHECK_SECONDS);
    const watched = { ...claimed, checkAt: earlierOf(order.checkAt, soon) };
    await tx.payments.save(watched);
    return watched;
  });
}

/** Takes checkout's proof. It does not show that money came, so the provider is asked. Without a clear answer the
 * payment is pending, and the webhook or the reconciliation settles it. @throws PaymentNotVerified */
export async function verifyPayment(
  ports: AskingPorts,
  studentId: string,
  proof: PaymentProof,
): Promise<Verification> {
  if (!ports.gateway.isGenuine(proof)) throw new PaymentNotVerified();
  const claimed = await claim(ports, studentId, proof);
  const isUnpaid = UNPAID_STATES.includes(claimed.state);
  const known = isUnpaid ? await askOrLeave(ports, claimed) : claimed;
  const { id: logId } = known;
  if (known.state === 'paid') return { logId, outcome: 'paid' };
  if (isPending(known)) return { logId, outcome: 'pending' };
  throw new PaymentNotVerified();
}

/** If the provider does not answer, the reconciliation asks again. */
async function askOrLeave(ports: AskingPorts, payment: Payment): Promise<Payment> {
  try {
    return await askProviderAbout(ports, payment, 'checkout');
  } catch (failure) {
    if (failure instanceof GatewayFailed) return payment;
    throw failure;
  }
}
