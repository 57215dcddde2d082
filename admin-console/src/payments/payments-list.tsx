import { PAISE_PER_RUPEE } from '@portal/domain/payments/payment.js';
import { DataTable, type RaRecord } from 'react-admin';
import { statusOf } from './payment-status.js';
import { between, oneOf, search } from '../components/filters.js';
import { asRupees } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';
import { Badge } from '../components/badge.js';

type PaymentRow = RaRecord<string> & {
  readonly amount: number;
  readonly state: string;
  readonly createdAt: string;
};

const FILTERS = [search, oneOf('state', 'State', ['open', 'failed', 'paid']), ...between];

const Column = DataTable.Col<PaymentRow>;

/** The payments of all students. */
export default function PaymentsList() {
  return (
    <ListScreen
      resource="payments"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      empty="No payment records found"
      refused="Failed to fetch payments."
    >
      <Column source="studentName" label="Name" disableSort />
      <Column source="email" disableSort />
      <Column
        label="Amount"
        render={({ amount }) => asRupees(amount / PAISE_PER_RUPEE)}
        align="right"
      />
      <Column
        label="Status"
        render={({ state }) => {
          const { tone, label } = statusOf(state);
          return <Badge tone={tone}>{label}</Badge>;
        }}
      />
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
