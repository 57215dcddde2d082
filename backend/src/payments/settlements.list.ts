import { byName } from '@portal/domain/kernel/by-name.js';
import { DIFFERENCE_DECISIONS } from '@portal/domain/payments/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

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

const q = list.matchesText(
  (parameter) => `money.id = ${parameter} OR money.reference = ${parameter}
    OR money.order_id = ${parameter} OR money.provider_payment_id = ${parameter}
    OR money.id = ANY (ARRAY(SELECT entry.settlement_id FROM settlement_entries AS entry
      WHERE entry.id = ${parameter} OR entry.payment_id = ${parameter}))`,
);

export const SETTLEMENTS: list.ListSpec = {
  resource: 'settlements',
  roles: ['finance'],
  subject: null,
  from: BOTH,
  key: 'money.id',
  keyType: 'text',
  columns: {
    id: column.aText('money.id'),
    kind: column.aText('money.kind'),
    state: column.aWord(
      ['created', 'processed', 'failed', 'open', ...DIFFERENCE_DECISIONS],
      'money.state',
    ),
    amount: column.somePaise('money.amount'),
    reference: column.aText('money.reference'),
    orderId: column.aText('money.order_id'),
    providerPaymentId: column.aText('money.provider_payment_id'),
    fee: column.somePaise('money.fee'),
    tax: column.somePaise('money.tax'),
    missing: column.somePaise('money.missing'),
    at: column.aMoment('money.at'),
  },
  details: {
    credit: column.aCount('money.credit'),
    debit: column.aCount('money.debit'),
    entries: column.aCount('money.entries'),
    note: column.aText('money.note'),
    decidedBy: column.aText('money.decided_by'),
    decidedAt: column.orNone(column.aMoment('money.decided_at')),
    paymentId: column.orNone(
      column.anId('(SELECT own.id FROM payments AS own WHERE own.order_id = money.order_id)'),
    ),
    settled: column.newestRowsOf({
      from: `settlement_entries AS entry
        LEFT JOIN payments AS own ON own.order_id = nullif(entry.order_id, '')`,
      columns: {
        id: column.aText('entry.id'),
        kind: column.aText('entry.kind'),
        providerPaymentId: column.aText('entry.payment_id'),
        paymentId: column.orNone(column.anId('own.id')),
        ...byName(['amount', 'credit', 'debit', 'fee', 'tax'], (name) =>
          column.aCount(`entry.${name}`),
        ),
      },
      where: 'entry.settlement_id = money.id',
      newest: 'entry.id',
    }),
  },
  sorts: { at: 'money.at' },
  newest: 'at',
  filters: {
    q,
    kind: list.isText('money.kind'),
    open: list.onlyWhere("money.kind <> 'settlement' AND money.decision IS NULL"),
    ...list.betweenDays('money.at'),
  },
};
