import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure, isRefusedAs, messageOf, type Fallbacks } from '../../lib/api-failure.js';
import type { Session } from '../../lib/session.js';
import { localStore, tabStore } from '../../lib/storage.js';
import { CheckoutUnreachable, loadCheckout, payInCheckout } from './checkout.js';
import type { Outcome } from './payment-checking.js';
import { createOrder, verifyPayment, type PaymentProof } from './payments-api.js';
import type { Return } from './checkout-return.js';
import { useLateMoney, type LateMoney } from './use-late-money.js';

export type PaymentPhase =
  | { readonly state: 'pending'; readonly wasClosed?: boolean; readonly hadFailure?: boolean }
  | { readonly state: 'processing'; readonly step: 'opening' | 'checkout' | 'confirming' }
  | { readonly state: 'checking' | 'success' | 'already-paid' }
  | { readonly state: 'failed'; readonly message: string; readonly hasPaid?: boolean };

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

/** Why the page was loaded again; shown once. */
const REFUSED = 'orderRefused';

export function takeRefusal(): string | null {
  const words = tabStore.get(REFUSED);
  tabStore.set(REFUSED, null);
  return words;
}

/** Whether the server has judged the proof; without its answer, the proof can be sent again. */
const isJudged = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.answer !== null &&
  failure.answer.status < 500 &&
  ![401, 429].includes(failure.answer.status);

function failureOf(failure: unknown): PaymentPhase {
  if (isRefusedAs(failure, 'fee_changed')) {
    // The page is loaded again, with the figures in force.
    tabStore.set(REFUSED, messageOf(failure, ORDER));
    location.reload();
    return { state: 'processing', step: 'opening' };
  }
  if (isRefusedAs(failure, 'already_paid')) return { state: 'already-paid' };
  if (isRefusedAs(failure, 'payment_pending')) return { state: 'checking' };
  if (failure instanceof CheckoutUnreachable) return { state: 'failed', message: NO_CHECKOUT };
  return { state: 'failed', message: messageOf(failure, ORDER) };
}

function firstPhase(isPending: boolean, back: Return | null): PaymentPhase {
  if (back && 'proof' in back) return { state: 'processing', step: 'confirming' };
  if (isPending) return { state: 'checking' };
  return back ? { state: 'pending', wasClosed: true, hadFailure: true } : { state: 'pending' };
}

const NOT_VERIFIED: PaymentPhase = {
  state: 'failed',
  message: VERIFICATION.refused,
  hasPaid: true,
};

/** @param isPending whether the outcome of an earlier payment is still unknown */
export function usePayment(student: Session, isPending: boolean, back: Return | null) {
  const [phase, setPhase] = useState<PaymentPhase>(() => firstPhase(isPending, back));
  const isBusy = useRef(false);
  /** Paid but not confirmed: another try must not ask for the money again. */
  const unconfirmed = useRef<PaymentProof>(null);

  const confirm = async (proof: PaymentProof): Promise<PaymentPhase> => {
    setPhase({ state: 'processing', step: 'confirming' });
    unconfirmed.current = proof;
    try {
      const { logId } = await verifyPayment(student.email, proof);
      keepProof(proof, logId);
      return { state: 'success' };
    } catch (failure) {
      if (isRefusedAs(failure, 'payment_pending')) return { state: 'checking' };
      if (isJudged(failure)) unconfirmed.current = null;
      return { state: 'failed', message: messageOf(failure, VERIFICATION), hasPaid: true };
    }
  };

  const confirmReturned = useEffectEvent(async () => {
    if (!back || !('proof' in back) || isBusy.current) return;
    isBusy.current = true;
    setPhase(await confirm(back.proof));
    isBusy.current = false;
  });
  useEffect(() => void confirmReturned(), []);

  const checkOut = async (): Promise<PaymentPhase> => {
    setPhase({ state: 'processing', step: 'opening' });
    const order = await createOrder(student);
    const checkout = await loadCheckout(order.checkoutUrl);
    setPhase({ state: 'processing', step: 'checkout' });
    const end = await payInCheckout(checkout, order, student);
    return 'proof' in end ? confirm(end.proof) : { state: 'pending', wasClosed: true, ...end };
  };

  const pay = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const proof = unconfirmed.current;
    setPhase(await (proof ? confirm(proof) : checkOut()).catch(failureOf));
    isBusy.current = false;
  };
  const settle = async (outcome: Outcome) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const proof = unconfirmed.current;
    const known: PaymentPhase = outcome === 'paid' ? { state: 'success' } : NOT_VERIFIED;
    setPhase(proof ? await confirm(proof) : known);
    isBusy.current = false;
  };
  const found = (how: LateMoney) => setPhase({ state: how === 'paid' ? 'success' : 'checking' });
  const wasClosed = phase.state === 'pending' && phase.wasClosed === true;
  const lateMoney = useLateMoney(wasClosed, student.email, found);
  return { phase, pay, settle, found, lateMoney };
}
