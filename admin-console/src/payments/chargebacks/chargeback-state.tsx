import type { Row } from '../../providers/data-provider.js';
import { CHARGEBACK_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { stateBadge } from '../../components/values.js';

export type ChargebackRow = Row<'chargebacks'>;

const DASHBOARD = 'https://dashboard.razorpay.com/app/disputes/';

/** A chargeback's id, which leads to the provider's dashboard, where it is answered. */
export const AtProvider = ({ id }: { readonly id: string }) => (
  <a href={DASHBOARD + encodeURIComponent(id)} target="_blank" rel="noopener noreferrer">
    {id}
    <span className="visually-hidden"> (opens the provider’s dashboard)</span>
  </a>
);

export const ChargebackState = stateBadge(CHARGEBACK_STATE_WORDS, {
  open: 'bad',
  'action-required': 'bad',
  won: 'good',
  lost: 'bad',
});

/** A code of the provider in words. */
export const inWords = (code: string): string => code.replaceAll('_', ' ') || '–';
