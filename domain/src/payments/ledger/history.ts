import type { ChargebackState } from './chargeback.js';
import type {
  ProviderUpdate,
  PaymentAttempt,
  RefundState,
  PaymentAttemptState,
} from './attempt.js';

/** The source of an update: checkout's signature, webhook, our query, an admin's query, the daily comparison, or the
 * answer to a refund. */
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
  readonly providerPaymentId: string;
  readonly source: UpdateSource;
  readonly change: PaymentAttemptState | `refund-${RefundState}` | `chargeback-${ChargebackState}`;
  readonly at: Date;
};

const knownOf = (attempts: readonly PaymentAttempt[], providerPaymentId: string): string =>
  JSON.stringify(attempts.find(({ id }) => id === providerPaymentId));

export function changeMadeBy(
  { paymentId, state, refund, chargeback }: ProviderUpdate,
  before: readonly PaymentAttempt[],
  after: readonly PaymentAttempt[],
): PaymentHistoryEntry['change'] | null {
  if (knownOf(before, paymentId) === knownOf(after, paymentId)) return null;
  if (chargeback) return `chargeback-${chargeback.state}`;
  return refund ? `refund-${refund.state}` : state;
}
