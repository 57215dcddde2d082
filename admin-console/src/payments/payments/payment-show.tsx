import type { PaymentEntry } from './payment-entry.js';
import { PaymentState } from './payment-state.js';
import { statusOf } from './payment-status.js';
import { asPaise } from '../../components/format.js';
import { Moment, linkTo } from '../../components/values.js';
import { PlainTable } from '../../components/plain-table.js';
import { AtProvider, ChargebackState, inWords } from '../chargebacks/chargeback-state.js';
import { CAUSES, CreditNoteFile } from '../credit-notes/credit-note-file.js';
import { figuresOf } from '@portal/domain/settings/figures.js';
import { timelineEntriesOf } from './timeline-entries.js';
import { ActionButton } from '../../components/action-button.js';
import type { AnswerOfAction } from '../../providers/data-provider.js';
import { FileButton } from '../../components/file-button.js';
import { FlagNotice } from './flags.js';
import { AttemptsOf } from './attempts-of.js';
import { ShowScreen, Facts } from '../../components/show-screen.js';

/** The chargebacks of the payment, if there are any, each with the date by which to answer it. */
export function ChargebacksOf({ payment: { chargebacks } }: { readonly payment: PaymentEntry }) {
  const rows = chargebacks.map(({ id, state, amount, reason, phase, respondBy }) => ({
    key: id,
    cells: [
      <AtProvider key="id" id={id} />,
      <ChargebackState key="state" state={state} />,
      asPaise(amount),
      inWords(reason),
      inWords(phase),
      <Moment key="by" at={respondBy} />,
    ],
  }));
  return (
    <PlainTable
      title="Chargebacks"
      columns={['At the provider', 'State', 'Amount', 'Reason', 'Phase', 'Answer by']}
      rows={rows}
    />
  );
}

/** The credit notes about the payment's tax invoices, if there are any. */
export function CreditNotesOf({ payment }: { readonly payment: PaymentEntry }) {
  const rows = payment.creditNotes.map(({ id, receiptNumber, cause, amount, issuedAt }) => ({
    key: id,
    cells: [
      id,
      receiptNumber,
      CAUSES[cause],
      asPaise(amount),
      <Moment key="at" at={issuedAt} />,
      <CreditNoteFile key="file" number={id} />,
    ],
  }));
  return (
    <PlainTable
      title="Credit notes"
      columns={['Number', 'Of tax invoice', 'Cause', 'Amount', 'Issued', 'File']}
      rows={rows}
    />
  );
}

const shownAs = (version: number | null): string =>
  version === null ? 'Not known' : `Version ${version}`;

/** The terms that the student saw and agreed to with each order; newest first. */
export function TermsOf({ payment: { terms } }: { readonly payment: PaymentEntry }) {
  const rows = terms.map(({ id, shownVersion, termsVersion, policy, agreedAt }) => {
    const { fee, time, questions, passPercent, attempts } = figuresOf(policy, termsVersion);
    const said = `${fee}: ${questions} in ${time}, ${passPercent} % to pass, ${attempts}`;
    const cells = [<Moment key="at" at={agreedAt} />, said, shownAs(shownVersion)];
    return { key: id, cells };
  });
  return (
    <PlainTable
      title="Terms agreed to"
      empty="None were kept with this order."
      columns={['Agreed', 'Terms', 'Version shown']}
      rows={rows}
    />
  );
}

/** The history of the payment, from every source. */
export function TimelineOf({ payment }: { readonly payment: PaymentEntry }) {
  const rows = timelineEntriesOf(payment).map(({ key, at, what, detail }) => ({
    key,
    cells: [<Moment key="at" at={at} isExact />, what, detail || '–'],
  }));
  return (
    <PlainTable
      title="Timeline"
      empty="Nothing has happened yet."
      columns={['When', 'What', 'Detail']}
      rows={rows}
    />
  );
}

export function CheckButton({ payment: { id, state } }: { readonly payment: PaymentEntry }) {
  const messageOf = ({ state: found }: AnswerOfAction<`payments/${string}/check`>) => {
    const label = statusOf(found).label;
    return found === state
      ? `The provider was asked. Nothing changed: ${label}.`
      : `The provider was asked. The payment is now: ${label}.`;
  };
  return (
    <ActionButton label="Check with the provider" path={`payments/${id}/check`} done={messageOf}>
      The provider is asked now for all attempts and refunds of this order; what is new is recorded.
    </ActionButton>
  );
}

/** The number of a payment's receipt, with a link to it; nothing if there is none. */
export function ReceiptFile({ number }: { readonly number: string | null }) {
  if (number === null) return null;
  return (
    <>
      {number}{' '}
      <FileButton
        label="Download PDF"
        path={`/api/admin/receipts/${encodeURIComponent(number)}/pdf`}
        fileName={`receipt-${number}.pdf`}
        refused="The receipt could not be downloaded."
      />
    </>
  );
}

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
