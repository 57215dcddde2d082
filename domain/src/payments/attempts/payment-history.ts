import type { DisputeState } from '../disputes/dispute.js';
import type {
  ProviderUpdate,
  PaymentAttempt,
  RefundState,
  PaymentAttemptState,
} from './payment-attempt.js';

/** How an update reached us: checkout's signature, webhook, our query, an admin's query, the daily
 * comparison, or the answer to a refund. */
export type UpdateSource =
  | 'checkout'
  | 'webhook'
  | 'reconciliation'
  | 'admin'
  | 'comparison'
  | 'refund';

export type SourcedUpdate = {
  readonly orderId: string;
  readonly update: ProviderUpdate;
  readonly source: UpdateSource;
};

export type PaymentHistoryEntry = {
  readonly paymentId: string;
  readonly tryId: string;
  readonly source: UpdateSource;
  readonly told: PaymentAttemptState | `refund-${RefundState}` | `dispute-${DisputeState}`;
  readonly at: Date;
};

const knownOf = (attempts: readonly PaymentAttempt[], tryId: string): string =>
  JSON.stringify(attempts.find(({ id }) => id === tryId));

export function changeMadeBy(
  { paymentId, state, refund, dispute }: ProviderUpdate,
  before: readonly PaymentAttempt[],
  after: readonly PaymentAttempt[],
): PaymentHistoryEntry['told'] | null {
  if (knownOf(before, paymentId) === knownOf(after, paymentId)) return null;
  if (dispute) return `dispute-${dispute.state}`;
  return refund ? `refund-${refund.state}` : state;
}
