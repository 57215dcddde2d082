import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { DataTable } from 'react-admin';
import { Paise, When } from '../../components/cells.js';
import type { RefundRow } from './refund-row.js';
import { RefundState } from './refund-state.js';
import { StateColumn, StudentAndEmailColumn } from '../../components/columns.js';
import { Excerpt } from '../../components/excerpt.js';
import { dateFilters, choiceFilter, searchFilter } from '../../components/filters.js';
import { asPaise } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';

const FILTERS = [
  searchFilter,
  choiceFilter('state', 'State', REFUND_STATE_WORDS),
  ...dateFilters('Ordered'),
];

const card = (row: RefundRow) => ({
  title: row.studentName,
  badge: <RefundState state={row.state} />,
  lines: [asPaise(row.amount), row.reason, <Moment key="date" at={row.createdAt} />],
});

const Column = DataTable.Col<RefundRow>;

export default function RefundsList() {
  return (
    <ListScreen
      resource="refunds"
      filters={FILTERS}
      card={card}
      empty="No refunds found"
      refused="Failed to fetch refunds."
    >
      <StudentAndEmailColumn />
      <StateColumn as={RefundState} />
      <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
      <Column source="providerPaymentId" label="Of payment" disableSort />
      <Column source="creditNote" label="Credit note" disableSort />
      <Column source="reason" disableSort render={({ reason }) => <Excerpt of={reason} />} />
      <Column source="createdAt" label="Ordered" field={When} />
    </ListScreen>
  );
}
