import { RECEIPT_DESCRIPTION } from '@portal/domain/payments/receipts/receipt.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import type { Session } from '../../lib/session.js';
import { isInApp } from './in-app-browser.js';
import type { CheckoutOrder, PaymentProof } from './payments-api.js';

const GOLD = '#C9A227';
const SCRIPT_TIMEOUT_MS = 20_000;

type HiddenMethod = { readonly method: string; readonly flows: readonly string[] };

/** NPCI ended payments by a typed UPI ID in February 2026; Razorpay asks pages to hide that method. */
const UPI_COLLECT: HiddenMethod = { method: 'upi', flows: ['collect'] };

/** Browsers inside apps lose the page while the bank's is open, so the provider returns by a form. */
const wayBack = () =>
  isInApp(navigator.userAgent)
    ? { callback_url: `${location.origin}/api/payments/return`, redirect: true as const }
    : {};

type RazorpayOptions = {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly config: { readonly display: { readonly hide: readonly HiddenMethod[] } };
  readonly callback_url?: string;
  readonly redirect?: true;
  readonly handler: (proof: PaymentProof) => void;
  readonly modal: { readonly ondismiss: () => void };
};

type RazorpayPopup = {
  readonly open: () => void;
  readonly on?: (event: 'payment.failed', handler: () => void) => void;
};

type RazorpayCheckout = new (options: RazorpayOptions) => RazorpayPopup;

/** How checkout ended: paid, or closed by the student, perhaps after failed tries. */
export type CheckoutEnd = { readonly proof: PaymentProof } | { readonly hadFailure: boolean };

const provided = (): RazorpayCheckout | undefined =>
  (window as { Razorpay?: RazorpayCheckout }).Razorpay;

export class CheckoutUnreachable extends Error {}

export function loadCheckout(url: string): Promise<RazorpayCheckout> {
  const known = provided();
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const give = (checkout: RazorpayCheckout | undefined) => {
      clearTimeout(timer);
      if (checkout) resolve(checkout);
      else {
        script.remove();
        reject(new CheckoutUnreachable());
      }
    };
    const timer = setTimeout(() => give(undefined), SCRIPT_TIMEOUT_MS);
    script.src = url;
    script.onload = () => give(provided());
    script.onerror = () => give(undefined);
    document.head.append(script);
  });
}

const optionsFor = ({ order, keyId }: CheckoutOrder, { name, email }: Session) => ({
  key: keyId,
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  name: COMPANY.name,
  description: RECEIPT_DESCRIPTION,
  prefill: { name, email },
  theme: { color: GOLD },
  config: { display: { hide: [UPI_COLLECT] } },
  ...wayBack(),
});

/** A failed payment may be tried again in it. @throws CheckoutUnreachable if it does not open */
export function payInCheckout(
  Checkout: RazorpayCheckout,
  order: CheckoutOrder,
  student: Session,
): Promise<CheckoutEnd> {
  return new Promise((resolve, reject) => {
    let hadFailure = false;
    try {
      const popup = new Checkout({
        ...optionsFor(order, student),
        handler: (proof) => resolve({ proof }),
        modal: { ondismiss: () => resolve({ hadFailure }) },
      });
      popup.on?.('payment.failed', () => (hadFailure = true));
      popup.open();
    } catch {
      reject(new CheckoutUnreachable());
    }
  });
}
