import type { PaymentEntry } from './payment-entry.js';
import { statusOf } from './payment-status.js';
import { ActionButton } from '../../components/action-button.js';
import { useMay } from '../../components/use-may.js';
import type { AnswerOfAction } from '../../providers/api-types.js';

export function CheckButton({ payment: { id, state } }: { readonly payment: PaymentEntry }) {
  const mayCheck = useMay(['support', 'finance']);
  if (!mayCheck) return null;
  const messageOf = ({ state: found }: AnswerOfAction<`payments/${string}/check`>) => {
    const label = statusOf(found).label;
    return found === state
      ? `The provider was asked. Nothing changed: ${label}.`
      : `The provider was asked. The payment is now: ${label}.`;
  };
  return (
    <ActionButton label="Check with the provider" path={`payments/${id}/check`} done={messageOf}>
      The provider is asked now for all attempts and refunds of this order; what is new is recorded.
    </ActionButton>
  );
}
