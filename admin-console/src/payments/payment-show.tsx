import { PAISE_PER_RUPEE } from '@portal/domain/payments/payment.js';
import type { RaRecord } from 'react-admin';
import { PaymentState } from './payment-state.js';
import { ReceiptFile } from './receipt-file.js';
import { EntryLink } from '../components/entry-link.js';
import { Facts } from '../components/facts.js';
import { asRupees } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

type PaymentEntry = RaRecord<string> & {
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly receipt: string;
  readonly receiptNumber: string | null;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly state: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
};

const factsOf = (payment: PaymentEntry) =>
  [
    ['Status', <PaymentState key="state" state={payment.state} />],
    ['Amount', `${asRupees(payment.amount / PAISE_PER_RUPEE)} (${payment.currency})`],
    [
      'Student',
      <EntryLink key="student" resource="students" id={payment.studentId}>
        {payment.studentName}
      </EntryLink>,
    ],
    ['Email', payment.email],
    ['Receipt', <ReceiptFile key="file" number={payment.receiptNumber} />],
    ['Our name for the order', payment.receipt],
    ['Order at the provider', payment.orderId],
    ['Payment at the provider', payment.paymentId],
    ['Ordered', <Moment key="ordered" at={payment.createdAt} />],
    ['Paid', <Moment key="paid" at={payment.paidAt} />],
  ] as const;

/** One payment. */
export default function PaymentShow() {
  return (
    <ShowScreen<PaymentEntry>
      resource="payments"
      back="All payments"
      refused="Failed to fetch the payment."
      title={({ receipt }) => receipt}
    >
      {(payment) => <Facts facts={factsOf(payment)} />}
    </ShowScreen>
  );
}
