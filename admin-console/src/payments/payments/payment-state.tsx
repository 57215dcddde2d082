import { statusOf } from './payment-status.js';
import { Badge } from '../../components/values.js';

export function PaymentState({ state }: { readonly state: string }) {
  const { tone, label } = statusOf(state);
  return <Badge tone={tone}>{label}</Badge>;
}
