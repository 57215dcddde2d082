import type { Entry } from '../providers/api-types.js';

/** A payment with all that is known of it, as the API tells it. */
export type PaymentEntry = Entry<'payments'>;

/** What an admin did about a payment. */
export type PaymentAction = PaymentEntry['actions'][number];
