import { randomName } from './secrets.js';

/** How badly UPI fails in the stand-in, if it does. */
export type UpiState = 'well' | 'slow' | 'down';

/** A downtime as Razorpay's API shows it. */
export type Downtime = {
  readonly id: string;
  readonly entity: 'payment.downtime';
  readonly method: 'upi';
  readonly begin: number;
  readonly end: number | null;
  readonly status: 'started' | 'resolved';
  readonly scheduled: false;
  readonly severity: 'medium' | 'high';
  readonly instrument: { readonly vpa_handle: 'ALL' };
  readonly created_at: number;
  readonly updated_at: number;
};

/** UPI begins to fail. */
export const started = (state: Exclude<UpiState, 'well'>, now: number): Downtime => ({
  id: `down_${randomName()}`,
  entity: 'payment.downtime',
  method: 'upi',
  begin: now,
  end: null,
  status: 'started',
  scheduled: false,
  severity: state === 'down' ? 'high' : 'medium',
  instrument: { vpa_handle: 'ALL' },
  created_at: now,
  updated_at: now,
});

/** UPI works again. */
export const resolved = (downtime: Downtime, now: number): Downtime => ({
  ...downtime,
  end: now,
  status: 'resolved',
  updated_at: now,
});
