import { useState } from 'react';
import { isRefusedAs, messageOf, type Fallbacks } from '../../lib/api-failure.js';
import { localStore } from '../../lib/storage.js';
import type { Session } from '../../lib/session.js';
import { CheckoutUnreachable, loadCheckout, payInCheckout } from './checkout.js';
import { createOrder, verifyPayment, type PaymentProof } from './payments-api.js';

/** How the payment stands on this page. */
export type PaymentPhase =
  | { readonly state: 'pending' | 'processing' | 'success' | 'already-paid' }
  | { readonly state: 'failed'; readonly message: string };

const GENERAL = 'There was an issue processing your payment. Please try again.';
const NO_CHECKOUT =
  'The payment window could not be loaded. Check your connection or your ad blocker, and try again.';
const ORDER: Fallbacks = { refused: 'Failed to create order', unreachable: GENERAL };
const VERIFICATION: Fallbacks = { refused: 'Payment verification failed', unreachable: GENERAL };

function keepProof(proof: PaymentProof, logId: string): void {
  localStore.set('paymentSuccess', 'true');
  localStore.set('paymentOrderId', proof.razorpay_order_id);
  localStore.set('paymentId', proof.razorpay_payment_id);
  localStore.set('paymentLogId', logId);
}

async function verified(email: string, proof: PaymentProof): Promise<PaymentPhase> {
  try {
    const { logId } = await verifyPayment(email, proof);
    keepProof(proof, logId);
    return { state: 'success' };
  } catch (failure) {
    return { state: 'failed', message: messageOf(failure, VERIFICATION) };
  }
}

async function paid(student: Session): Promise<PaymentPhase> {
  try {
    const order = await createOrder(student);
    const checkout = await loadCheckout(order.checkoutUrl);
    const proof = await payInCheckout(checkout, order, student);
    return proof ? await verified(student.email, proof) : { state: 'pending' };
  } catch (failure) {
    if (isRefusedAs(failure, 'already_paid')) return { state: 'already-paid' };
    if (failure instanceof CheckoutUnreachable) return { state: 'failed', message: NO_CHECKOUT };
    return { state: 'failed', message: messageOf(failure, ORDER) };
  }
}

/** The payment of the test fee, from the click to the server's verdict. */
export function usePayment(student: Session) {
  const [phase, setPhase] = useState<PaymentPhase>({ state: 'pending' });
  const pay = async () => {
    if (phase.state === 'processing') return;
    setPhase({ state: 'processing' });
    setPhase(await paid(student));
  };
  return { phase, pay };
}
