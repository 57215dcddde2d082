import type { PaymentProof } from './payments-api.js';

/** What the provider sent with the browser: checkout's proof, or a failure. */
export type Return = { readonly proof: PaymentProof } | { readonly hasFailed: true };

const NAMES = ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'] as const;

export function readReturn(fragment: string): Return | null {
  const shown = new URLSearchParams(fragment.replace(/^#/, ''));
  if (shown.has('failed')) return { hasFailed: true };
  const [order, payment, signature] = NAMES.map((name) => shown.get(name) ?? '');
  if (!shown.has('paid') || !order || !payment || !signature) return null;
  return {
    proof: {
      razorpay_order_id: order,
      razorpay_payment_id: payment,
      razorpay_signature: signature,
    },
  };
}

/** The payment's outcome in this page's address, once: a reload must not repeat it. */
export function takeReturn(): Return | null {
  const found = readReturn(location.hash);
  if (found) history.replaceState(history.state, '', location.pathname + location.search);
  return found;
}
