import { CreditNotesOf } from './credit-notes-of.js';
import { CheckButton } from './check-button.js';
import { ChargebacksOf } from './chargebacks-of.js';
import { FlagNotice } from './flags.js';
import type { PaymentEntry } from './payment-entry.js';
import { PaymentState } from './payment-state.js';
import { ReceiptFile } from './receipt-file.js';
import { TermsOf } from './terms-of.js';
import { TimelineOf } from './timeline-of.js';
import { AttemptsOf } from './attempts-of.js';
import { linkTo } from '../../components/entry-link.js';
import { Facts } from '../../components/facts.js';
import { asPaise } from '../../components/format.js';
import { Moment } from '../../components/moment.js';
import { ShowScreen } from '../../components/show-screen.js';

const factsOf = (payment: PaymentEntry) =>
  [
    ['Status', <PaymentState key="state" state={payment.state} />],
    ['Amount', `${asPaise(payment.amount)} (${payment.currency})`],
    ['Student', linkTo('students', payment.studentId, payment.studentName)],
    ['Email', payment.email],
    ['Receipt', <ReceiptFile key="file" number={payment.receiptNumber} />],
    ['Order at the provider', payment.orderId],
    ['Payment at the provider', payment.paymentId],
    ['Ordered', <Moment key="ordered" at={payment.createdAt} />],
    ['Paid', <Moment key="paid" at={payment.paidAt} />],
    ['The provider is asked again', <Moment key="again" at={payment.checkAt} />],
  ] as const;

export default function PaymentShow() {
  return (
    <ShowScreen<PaymentEntry>
      resource="payments"
      actions={(payment) => <CheckButton payment={payment} />}
    >
      {(payment) => (
        <>
          <FlagNotice flag={payment.flag} />
          <Facts facts={factsOf(payment)} />
          <AttemptsOf payment={payment} />
          <TermsOf payment={payment} />
          <CreditNotesOf payment={payment} />
          <ChargebacksOf payment={payment} />
          <TimelineOf payment={payment} />
        </>
      )}
    </ShowScreen>
  );
}
