import { byName } from '@portal/domain/kernel/by-name.js';
import {
  aCount,
  aMoment,
  anId,
  aText,
  aWord,
  belonging,
  orNone,
  somePaise,
} from '../platform/admin-lists/columns.js';
import {
  dated,
  isText,
  type ListSpec,
  onlyWhere,
  typed,
} from '../platform/admin-lists/list-spec.js';

/** Whether the money did not arrive as the entries say. */
const DIFFERS = "(state = 'failed' OR missing <> 0)";

const q = typed(
  (parameter) => `id = ${parameter} OR utr = ${parameter}
    OR id = ANY (ARRAY(SELECT entry.settlement_id FROM settlement_entries AS entry
      WHERE entry.id = ${parameter} OR entry.payment_id = ${parameter}))`,
);

const differs = onlyWhere(DIFFERS);

export const SETTLEMENTS: ListSpec = {
  resource: 'settlements',
  roles: ['finance'],
  subject: null,
  from: 'settlements',
  key: 'id',
  keyType: 'text',
  columns: {
    id: aText('id'),
    utr: aText('utr'),
    state: aWord(['created', 'processed', 'failed'], 'state'),
    amount: somePaise('amount'),
    credit: somePaise('credit'),
    debit: somePaise('debit'),
    fee: somePaise('fee'),
    tax: somePaise('tax'),
    entries: aCount('entries'),
    missing: somePaise('missing'),
    createdAt: aMoment('created_at'),
  },
  details: {
    settled: belonging({
      from: `settlement_entries AS entry
        LEFT JOIN payments AS own ON own.order_id = nullif(entry.order_id, '')`,
      columns: {
        id: aText('entry.id'),
        kind: aText('entry.kind'),
        tryId: aText('entry.payment_id'),
        paymentId: orNone(anId('own.id')),
        ...byName(['amount', 'credit', 'debit', 'fee', 'tax'], (name) => aCount(`entry.${name}`)),
      },
      where: 'entry.settlement_id = settlements.id',
      newest: 'entry.id',
    }),
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q,
    state: isText('state'),
    differs,
    ...dated('created_at'),
  },
};
