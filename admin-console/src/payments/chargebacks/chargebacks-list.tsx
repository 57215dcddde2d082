import { CHARGEBACK_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { DataTable, SelectInput } from 'react-admin';
import { Paise, When } from '../../components/cells.js';
import { choicesOf } from '../../components/choices.js';
import { StateColumn, StudentAndEmailColumn } from '../../components/columns.js';
import { dateFilters, onlyFilter, searchFilter } from '../../components/filters.js';
import { asPaise } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import type { ChargebackRow } from './chargeback-row.js';
import { ChargebackState, inWords } from './chargeback-state.js';

const FILTERS = [
  searchFilter,
  onlyFilter('toAnswer', 'To answer', 'The bank waits for an answer', { alwaysOn: true }),
  <SelectInput key="state" source="state" choices={choicesOf(CHARGEBACK_STATE_WORDS)} />,
  ...dateFilters('Opened'),
];

const card = (row: ChargebackRow) => ({
  title: row.studentName,
  badge: <ChargebackState state={row.state} />,
  lines: [asPaise(row.amount), inWords(row.reason), <Moment key="by" at={row.respondBy} />],
});

const Column = DataTable.Col<ChargebackRow>;

/** Payments that a customer or a bank charges back; the one with the earliest date for an answer is first. */
export default function ChargebacksList() {
  return (
    <ListScreen
      resource="chargebacks"
      sort={{ field: 'respondBy', order: 'ASC' }}
      sortable={['respondBy', 'openedAt']}
      filters={FILTERS}
      card={card}
      empty="No chargebacks found"
      refused="Failed to fetch the chargebacks."
    >
      <StudentAndEmailColumn />
      <StateColumn as={ChargebackState} />
      <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
      <Column source="reason" label="Reason" disableSort render={({ reason }) => inWords(reason)} />
      <Column source="respondBy" label="Answer by" field={When} />
      <Column source="openedAt" label="Opened" field={When} />
    </ListScreen>
  );
}
