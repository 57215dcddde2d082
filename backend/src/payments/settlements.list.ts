import { byName } from '@portal/domain/kernel/by-name.js';
import { DIFFERENCE_DECISIONS } from '@portal/domain/payments/index.js';
import {
  aCount,
  aMoment,
  anId,
  aText,
  aWord,
  newestRowsOf,
  orNone,
  somePaise,
} from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  isText,
  type ListSpec,
  onlyWhere,
  matchesText,
} from '../platform/admin-lists/list-spec.js';

/** What the provider paid to the bank, and the differences from our books. PostgreSQL reads each part by the indexes of
 * its table. */
const BOTH = `(
  SELECT id, 'settlement' AS kind, state, amount, utr AS reference, '' AS order_id, '' AS provider_payment_id,
    created_at AS at, NULL::text AS decision, '' AS note, '' AS decided_by,
    NULL::timestamptz AS decided_at, credit, debit, fee, tax, entries, missing
  FROM settlements
  UNION ALL
  SELECT id, kind, coalesce(decision, 'open'), amount, about_id, order_id, provider_payment_id,
    found_at, decision, note, decided_by, decided_at, 0, 0, 0, 0, 0, 0
  FROM payment_differences) AS money`;

const q = matchesText(
  (parameter) => `money.id = ${parameter} OR money.reference = ${parameter}
    OR money.order_id = ${parameter} OR money.provider_payment_id = ${parameter}
    OR money.id = ANY (ARRAY(SELECT entry.settlement_id FROM settlement_entries AS entry
      WHERE entry.id = ${parameter} OR entry.payment_id = ${parameter}))`,
);

export const SETTLEMENTS: ListSpec = {
  resource: 'settlements',
  roles: ['finance'],
  subject: null,
  from: BOTH,
  key: 'money.id',
  keyType: 'text',
  columns: {
    id: aText('money.id'),
    kind: aText('money.kind'),
    state: aWord(
      ['created', 'processed', 'failed', 'open', ...DIFFERENCE_DECISIONS],
      'money.state',
    ),
    amount: somePaise('money.amount'),
    reference: aText('money.reference'),
    orderId: aText('money.order_id'),
    providerPaymentId: aText('money.provider_payment_id'),
    fee: somePaise('money.fee'),
    tax: somePaise('money.tax'),
    missing: somePaise('money.missing'),
    at: aMoment('money.at'),
  },
  details: {
    credit: aCount('money.credit'),
    debit: aCount('money.debit'),
    entries: aCount('money.entries'),
    note: aText('money.note'),
    decidedBy: aText('money.decided_by'),
    decidedAt: orNone(aMoment('money.decided_at')),
    paymentId: orNone(
      anId('(SELECT own.id FROM payments AS own WHERE own.order_id = money.order_id)'),
    ),
    settled: newestRowsOf({
      from: `settlement_entries AS entry
        LEFT JOIN payments AS own ON own.order_id = nullif(entry.order_id, '')`,
      columns: {
        id: aText('entry.id'),
        kind: aText('entry.kind'),
        providerPaymentId: aText('entry.payment_id'),
        paymentId: orNone(anId('own.id')),
        ...byName(['amount', 'credit', 'debit', 'fee', 'tax'], (name) => aCount(`entry.${name}`)),
      },
      where: 'entry.settlement_id = money.id',
      newest: 'entry.id',
    }),
  },
  sorts: { at: 'money.at' },
  newest: 'at',
  filters: {
    q,
    kind: isText('money.kind'),
    open: onlyWhere("money.kind <> 'settlement' AND money.decision IS NULL"),
    ...betweenDays('money.at'),
  },
};
