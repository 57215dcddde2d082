import type { Tone } from '../components/badge.js';

type Status = { readonly label: string; readonly tone: Tone };

const STATUSES: ReadonlyMap<string, Status> = new Map([
  ['success', { label: 'Success', tone: 'good' }],
  ['failed', { label: 'Failed', tone: 'bad' }],
  ['pending', { label: 'Pending', tone: 'plain' }],
]);

/** How a payment's status is shown; one that is not known says so. */
export const statusOf = (status: string): Status =>
  STATUSES.get(status) ?? { label: 'Unknown', tone: 'plain' };
