import type { Entry } from '../../providers/data-provider.js';

export type PaymentEntry = Entry<'payments'>;

export type PaymentAction = PaymentEntry['actions'][number];
