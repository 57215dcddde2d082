import { CHARGEBACK_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { SelectInput } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { type ChargebackRow, ChargebackState, inWords } from './chargeback-state.js';
import { type Column, email, paise, stateOf, studentName, when } from '../../components/values.js';

const FILTERS = [
  searchFilter,
  onlyFilter('toAnswer', 'To answer', 'The bank waits for an answer', { alwaysOn: true }),
  <SelectInput key="state" source="state" choices={choicesOf(CHARGEBACK_STATE_WORDS)} />,
  ...dateFilters('Opened'),
];

const COLUMNS: readonly Column<ChargebackRow>[] = [
  studentName,
  stateOf(ChargebackState),
  when('respondBy', 'Answer by', { isSorted: true, rank: 1 }),
  paise('amount', 'Amount'),
  { source: 'reason', label: 'Reason', rank: 1, show: ({ reason }) => inWords(reason), width: 16 },
  email,
  when('openedAt', 'Opened', { isSorted: true }),
];

/** Payments that a customer or a bank charges back; the one with the earliest date for an answer is first. */
export default function ChargebacksList() {
  return (
    <ListScreen
      resource="chargebacks"
      sort={{ field: 'respondBy', order: 'ASC' }}
      filters={FILTERS}
      columns={COLUMNS}
    />
  );
}
