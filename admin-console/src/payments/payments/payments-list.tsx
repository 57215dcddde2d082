import { PAYMENT_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { SelectInput } from 'react-admin';
import { FLAG_CHOICES, FlagBadge } from './flags.js';
import { PaymentState } from './payment-state.js';
import { choiceFilter, dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import type { Row } from '../../providers/data-provider.js';
import { type Column, email, paise, stateOf, studentName, when } from '../../components/values.js';

type PaymentRow = Row<'payments'>;

const FILTERS = [
  searchFilter,
  <SelectInput key="flag" source="flag" label="Flag" choices={FLAG_CHOICES} alwaysOn />,
  choiceFilter('state', 'State', PAYMENT_STATE_WORDS),
  onlyFilter('stuck', 'Stuck', 'Unpaid for over 15 minutes'),
  ...dateFilters('Ordered'),
  ...dateFilters('Paid', { since: 'paidSince', before: 'paidBefore' }),
];

const COLUMNS: readonly Column<PaymentRow>[] = [
  studentName,
  stateOf(PaymentState, 'Status'),
  when('createdAt', 'Date', { isSorted: true, rank: 1 }),
  paise('amount', 'Amount'),
  { source: 'flag', label: 'Flag', rank: 1, show: ({ flag }) => flag && <FlagBadge flag={flag} /> },
  email,
  { source: 'orderId', label: 'Order', width: 14 },
  { source: 'paymentId', label: 'Payment', width: 14 },
];

export default function PaymentsList() {
  return <ListScreen resource="payments" filters={FILTERS} columns={COLUMNS} />;
}
