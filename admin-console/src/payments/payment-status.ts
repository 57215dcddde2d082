import type { Tone } from '../components/badge.js';

type Status = { readonly label: string; readonly tone: Tone };

const STATUSES: ReadonlyMap<string, Status> = new Map([
  ['paid', { label: 'Success', tone: 'good' }],
  ['failed', { label: 'Failed', tone: 'bad' }],
  ['authorized', { label: 'Authorised', tone: 'plain' }],
  ['refunded', { label: 'Refunded', tone: 'plain' }],
  ['open', { label: 'Pending', tone: 'plain' }],
]);

export const PAYMENT_STATE_WORDS = Object.fromEntries(
  [...STATUSES].map(([state, { label }]) => [state, label]),
);

/** How a payment's state is shown; one that is not known says so. */
export const statusOf = (state: string): Status =>
  STATUSES.get(state) ?? { label: 'Unknown', tone: 'plain' };
