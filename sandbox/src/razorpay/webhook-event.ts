import type { DisputeStep } from './dispute.js';
import type { Dispute, Order, Payment, Refund } from './entities.js';

const ACCOUNT_ID = 'acc_PortalSandbox1';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | 'payment.dispute.created'
  | `payment.dispute.${DisputeStep}`;

type Subjects = {
  readonly refund?: Refund;
  readonly payment: Payment;
  readonly order?: Order;
  readonly dispute?: Dispute;
};

export type WebhookEvent = {
  readonly entity: 'event';
  readonly account_id: string;
  readonly event: EventName;
  readonly contains: readonly string[];
  readonly payload: {
    readonly refund?: { readonly entity: Refund };
    readonly payment: { readonly entity: Payment };
    readonly order?: { readonly entity: Order };
    readonly dispute?: { readonly entity: Dispute };
  };
  readonly created_at: number;
};

export const eventAbout = (event: EventName, about: Subjects, now: number): WebhookEvent => ({
  entity: 'event',
  account_id: ACCOUNT_ID,
  event,
  contains: Object.keys(about),
  payload: {
    ...(about.refund && { refund: { entity: about.refund } }),
    payment: { entity: about.payment },
    ...(about.order && { order: { entity: about.order } }),
    ...(about.dispute && { dispute: { entity: about.dispute } }),
  },
  created_at: now,
});
