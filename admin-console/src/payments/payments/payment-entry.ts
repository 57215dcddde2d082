import type { Entry } from '../../providers/api-types.js';

export type PaymentEntry = Entry<'payments'>;

export type PaymentAction = PaymentEntry['actions'][number];
