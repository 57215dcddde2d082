import { REFUND_SPEED_WORDS } from './refund-words.js';
import type { RefundRow } from './refund-row.js';
import { RefundState } from './refund-state.js';
import { CreditNoteFile } from '../credit-notes/credit-note-file.js';
import { linkTo, Moment } from '../../components/values.js';
import { asPaise } from '../../components/format.js';
import { ShowScreen } from '../../components/show-screen.js';

const factsOf = (refund: RefundRow) =>
  [
    ['State', <RefundState key="state" state={refund.state} />],
    ['Amount', asPaise(refund.amount)],
    ['Student', refund.studentName],
    ['Email', refund.email],
    ['Payment', linkTo('payments', refund.paymentId, refund.providerPaymentId)],
    ['Refund at the provider', refund.providerId],
    ['Reason', refund.reason],
    ['Speed asked for', refund.speed === 'optimum' ? 'As fast as the bank can' : 'Normal'],
    ['Speed by the provider', refund.speedProcessed && REFUND_SPEED_WORDS[refund.speedProcessed]],
    [
      'Credit note',
      refund.creditNote && (
        <>
          {linkTo('credit-notes', refund.creditNote, refund.creditNote)}{' '}
          <CreditNoteFile number={refund.creditNote} />
        </>
      ),
    ],
    ['Ordered', <Moment key="ordered" at={refund.createdAt} />],
  ] as const;

export default function RefundShow() {
  return <ShowScreen<RefundRow> resource="refunds" facts={factsOf} />;
}
