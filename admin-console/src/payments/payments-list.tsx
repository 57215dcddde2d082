import type { RaRecord } from 'react-admin';
import { statusOf } from './payment-status.js';
import { Badge } from '../components/badge.js';
import type { Column } from '../components/data-table.js';
import { asRupees } from '../components/format.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type PaymentRow = RaRecord<string> & {
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly customerName: string;
  readonly customerEmail: string;
  /** In rupees. */
  readonly amount: number;
  readonly status: string;
  readonly createdAt: string;
};

const status = (row: PaymentRow) => {
  const { tone, label } = statusOf(row.status);
  return <Badge tone={tone}>{label}</Badge>;
};

const COLUMNS: readonly Column<PaymentRow>[] = [
  { header: 'Order ID', cell: (row) => row.orderId, look: 'code' },
  { header: 'Payment ID', cell: (row) => row.paymentId, look: 'code' },
  { header: 'Customer', cell: (row) => row.customerName },
  { header: 'Email', cell: (row) => row.customerEmail, look: 'prose' },
  { header: 'Amount', cell: (row) => asRupees(row.amount), look: 'number' },
  { header: 'Status', cell: status },
  { header: 'Date', cell: (row) => <Moment at={row.createdAt} /> },
];

/** The newest payments. */
export function PaymentsList() {
  return (
    <ListScreen<PaymentRow>
      resource="payments"
      label="Payment records"
      columns={COLUMNS}
      empty="No payment records found"
      refused="Failed to fetch payments."
    />
  );
}
