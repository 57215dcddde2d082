import { PAISE_PER_RUPEE } from '@portal/domain/payments/payment.js';
import { DataTable, type RaRecord } from 'react-admin';
import { PaymentState } from './payment-state.js';
import { EntryLink } from '../components/entry-link.js';
import { between, oneOf, search } from '../components/filters.js';
import { asRupees } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type PaymentRow = RaRecord<string> & {
  readonly studentName: string;
  readonly email: string;
  readonly amount: number;
  readonly state: string;
  readonly createdAt: string;
};

const FILTERS = [search, oneOf('state', 'State', ['open', 'failed', 'paid']), ...between];

const card = (row: PaymentRow) => ({
  title: row.studentName,
  badge: <PaymentState state={row.state} />,
  lines: [
    row.email,
    asRupees(row.amount / PAISE_PER_RUPEE),
    <Moment key="date" at={row.createdAt} />,
  ],
});

const Column = DataTable.Col<PaymentRow>;

/** The payments of all students. */
export default function PaymentsList() {
  return (
    <ListScreen
      resource="payments"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      card={card}
      empty="No payment records found"
      refused="Failed to fetch payments."
    >
      <Column
        source="studentName"
        label="Name"
        disableSort
        render={({ id, studentName }) => (
          <EntryLink resource="payments" id={id}>
            {studentName}
          </EntryLink>
        )}
      />
      <Column source="email" disableSort />
      <Column
        label="Amount"
        render={({ amount }) => asRupees(amount / PAISE_PER_RUPEE)}
        align="right"
      />
      <Column label="Status" render={({ state }) => <PaymentState state={state} />} />
      <Column source="orderId" label="Order" disableSort />
      <Column source="paymentId" label="Payment" disableSort />
      <Column
        source="createdAt"
        label="Date"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </ListScreen>
  );
}
