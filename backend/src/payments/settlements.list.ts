import { words } from '../platform/http/input.js';
import {
  before,
  belonging,
  isText,
  onlyWhere,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** Whether the money did not arrive as the entries say. */
const DIFFERS = "(state = 'failed' OR missing <> 0)";

/** By the settlement, the bank's reference, or a payment or refund in it. */
const search: ListFilter = {
  value: words,
  sql: (parameter) => `id = ${parameter} OR utr = ${parameter}
    OR id = ANY (ARRAY(SELECT entry.settlement_id FROM settlement_entries AS entry
      WHERE entry.id = ${parameter} OR entry.payment_id = ${parameter}))`,
};

const differs = onlyWhere(DIFFERS);

/** What the provider sent to our bank. */
export const SETTLEMENTS: ListSpec = {
  resource: 'settlements',
  roles: ['finance'],
  from: 'settlements',
  key: 'id',
  keyType: 'text',
  columns: {
    id: 'id',
    utr: 'utr',
    state: 'state',
    amount: 'amount',
    credit: 'credit',
    debit: 'debit',
    fee: 'fee',
    tax: 'tax',
    entries: 'entries',
    missing: 'missing',
    createdAt: 'created_at',
  },
  details: {
    settled: belonging({
      from: `settlement_entries AS entry
        LEFT JOIN payments AS own ON own.order_id = nullif(entry.order_id, '')`,
      columns: `entry.id, entry.kind, entry.payment_id AS "tryId", own.id AS "paymentId",
        entry.amount, entry.credit, entry.debit, entry.fee, entry.tax`,
      where: 'entry.settlement_id = settlements.id',
      newest: 'entry.id',
    }),
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: search,
    state: isText('state'),
    differs,
    since: since('created_at'),
    before: before('created_at'),
  },
};
