import { PAYMENT_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { DataTable, SelectInput } from 'react-admin';
import { Paise, When } from '../../components/cells.js';
import { FLAG_CHOICES, FlagBadge } from './flags.js';
import { PaymentState } from './payment-state.js';
import { StateColumn, StudentAndEmailColumn } from '../../components/columns.js';
import { dateFilters, onlyFilter, choiceFilter, searchFilter } from '../../components/filters.js';
import { asPaise } from '../../components/format.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';
import { TwoLines } from '../../components/two-lines.js';
import type { Row } from '../../providers/api-types.js';

type PaymentRow = Row<'payments'>;

const FILTERS = [
  searchFilter,
  <SelectInput key="flag" source="flag" label="Flag" choices={FLAG_CHOICES} alwaysOn />,
  choiceFilter('state', 'State', PAYMENT_STATE_WORDS),
  onlyFilter('stuck', 'Stuck', 'Unpaid for over 15 minutes'),
  ...dateFilters('Ordered'),
  ...dateFilters('Paid', { since: 'paidSince', before: 'paidBefore' }),
];

const card = (row: PaymentRow) => ({
  title: row.studentName,
  badge: <PaymentState state={row.state} />,
  lines: [
    row.flag && <FlagBadge key="flag" flag={row.flag} />,
    row.email,
    asPaise(row.amount),
    <Moment key="date" at={row.createdAt} />,
  ],
});

const Column = DataTable.Col<PaymentRow>;

export default function PaymentsList() {
  return (
    <ListScreen
      resource="payments"
      filters={FILTERS}
      card={card}
      empty="No payment records found"
      refused="Failed to fetch payments."
    >
      <StudentAndEmailColumn />
      <StateColumn label="Status" as={PaymentState} />
      <Column source="createdAt" label="Date" field={When} />
      <Column source="amount" label="Amount" disableSort field={Paise} align="right" />
      <Column
        source="flag"
        label="Flag"
        disableSort
        render={({ flag }) => <FlagBadge flag={flag} />}
      />
      <Column
        source="orderId"
        label="Order and payment"
        disableSort
        render={({ orderId, paymentId }) => <TwoLines first={orderId} second={paymentId} />}
      />
    </ListScreen>
  );
}
