import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import type { RefundRow } from './refund-row.js';
import { RefundState } from './refund-state.js';
import { choiceFilter, dateFilters, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { type Column, email, paise, stateOf, studentName, when } from '../../components/values.js';

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', REFUND_STATE_WORDS),
  ...dateFilters('Ordered'),
];

const COLUMNS: readonly Column<RefundRow>[] = [
  studentName,
  stateOf(RefundState),
  paise('amount', 'Amount'),
  { source: 'reason', rank: 1, width: 18 },
  when('createdAt', 'Ordered', { isSorted: true, rank: 1 }),
  email,
  { source: 'creditNote', label: 'Credit note' },
  { source: 'providerPaymentId', label: 'Of payment', rank: 3 },
];

export default function RefundsList() {
  return <ListScreen resource="refunds" filters={FILTERS} columns={COLUMNS} />;
}
