import { PAISE_PER_RUPEE } from '@portal/domain/payments/index.js';

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What was paid for an order, in paise: with an offer less than its amount, and never the provider's fee on top. */
export const PAID_AMOUNT = `(jsonb_path_query_first(attempts, '$[*] ? (@.id == $id)',
  jsonb_build_object('id', payment_id)) ->> 'amount')::int`;

/** Each payment and each refund with its time and amounts: what the dashboard, the month's file and the weekly mail add
 * up. A refund counts on the day when it was ordered, also against a payment of an earlier day. */
export const movements = (inTime: (column: string) => string): string => `
  SELECT paid_at AS at, 1 AS payments, 0 AS refunds, ${PAID_AMOUNT} AS gross, 0 AS refunded
  FROM payments WHERE ${inTime('paid_at')}
  UNION ALL SELECT created_at, 0, 1, 0, amount FROM refunds WHERE state <> 'failed' AND ${inTime('created_at')}`;

/** The sums of such movements, in paise; net is gross less refunded. */
export const SUMS_OF_MONEY = ['payments', 'refunds', 'gross', 'refunded']
  .map((name) => `coalesce(sum(${name}), 0)::float8 AS ${name}`)
  .concat('(coalesce(sum(gross), 0) - coalesce(sum(refunded), 0))::float8 AS net')
  .join(', ');

export const money = (paise: number): string => `₹${rupees.format(paise / PAISE_PER_RUPEE)}`;
