import { DISPUTE_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { DataTable, SelectInput } from 'react-admin';
import { Paise, When } from '../components/cells.js';
import { choicesOf } from '../components/choices.js';
import { StateColumn, StudentAndEmailColumn } from '../components/columns.js';
import { between, isSo, search } from '../components/filters.js';
import { asPaise } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import type { DisputeRow } from './dispute-row.js';
import { DisputeState, inWords } from './dispute-state.js';

const FILTERS = [
  search,
  isSo('toAnswer', 'To answer', 'The bank waits for an answer', { alwaysOn: true }),
  <SelectInput key="state" source="state" choices={choicesOf(DISPUTE_STATE_WORDS)} />,
  ...between('Opened'),
];

const card = (row: DisputeRow) => ({
  title: row.studentName,
  badge: <DisputeState state={row.state} />,
  lines: [asPaise(row.amount), inWords(row.reason), <Moment key="by" at={row.respondBy} />],
});

const Column = DataTable.Col<DisputeRow>;

/** Payments that a customer or a bank disputes; what is to be answered soonest stands first. */
export default function DisputesList() {
  return (
    <ListScreen
      resource="disputes"
      sort={{ field: 'respondBy', order: 'ASC' }}
      sortable={['respondBy', 'openedAt']}
      filters={FILTERS}
      card={card}
      empty="No disputes found"
      refused="Failed to fetch the disputes."
    >
      <StudentAndEmailColumn />
      <StateColumn as={DisputeState} />
      <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
      <Column source="reason" label="Reason" disableSort render={({ reason }) => inWords(reason)} />
      <Column source="respondBy" label="Answer by" field={When} />
      <Column source="openedAt" label="Opened" field={When} />
    </ListScreen>
  );
}
