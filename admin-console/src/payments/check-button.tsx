import type { PaymentEntry } from './payment-entry.js';
import { statusOf } from './payment-status.js';
import { ActionButton } from '../components/action-button.js';
import { useMay } from '../components/use-may.js';

/** Asks the provider what became of the payment. */
export function CheckButton({ payment: { id, state } }: { readonly payment: PaymentEntry }) {
  const mayCheck = useMay(['support', 'finance']);
  if (!mayCheck) return null;
  const told = (answer: unknown) => {
    const { state: found } = answer as { readonly state: string };
    const label = statusOf(found).label;
    return found === state
      ? `The provider was asked. Nothing changed: ${label}.`
      : `The provider was asked. The payment is now: ${label}.`;
  };
  return (
    <ActionButton label="Check with the provider" path={`payments/${id}/check`} done={told}>
      The provider is asked now for all tries and refunds of this order; what is new is recorded.
    </ActionButton>
  );
}
