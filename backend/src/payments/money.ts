import { PAISE_PER_RUPEE } from '@portal/domain/payments/index.js';

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What was paid for an order, in paise: with an offer less than its amount, and never the provider's fee on top. */
export const PAID_AMOUNT = `(jsonb_path_query_first(attempts, '$[*] ? (@.id == $id)',
  jsonb_build_object('id', payment_id)) ->> 'amount')::int`;

export const money = (paise: number): string => `₹${rupees.format(paise / PAISE_PER_RUPEE)}`;
