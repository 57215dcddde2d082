import { DifferenceActions } from './difference-actions.js';
import { DECISIONS, type DifferenceEntry } from './difference-row.js';
import { linkTo } from '../components/entry-link.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';
import { kindInWords } from '../payments/difference-kinds.js';

const decisionOf = ({ note, decidedBy, decidedAt }: DifferenceEntry) =>
  [
    ['Note', note],
    ['By', decidedBy],
    ['Decided', <Moment key="decided" at={decidedAt} />],
  ] as const;

const factsOf = (difference: DifferenceEntry) =>
  [
    ['Amount', asPaise(difference.amount)],
    ['Order', linkTo('payments', difference.paymentId, difference.orderId)],
    ['Payment at the provider', difference.providerPaymentId],
    ['Refund, dispute or settlement', difference.aboutId],
    ['Found', <Moment key="found" at={difference.foundAt} />],
    ['Decision', difference.decision ? DECISIONS[difference.decision] : 'Open'],
    ...(difference.note ? decisionOf(difference) : []),
  ] as const;

export default function DifferenceShow() {
  return (
    <ShowScreen<DifferenceEntry>
      resource="payment-differences"
      back="All differences"
      refused="Failed to fetch the difference."
      title={({ kind }) => kindInWords(kind)}
      actions={(difference) => <DifferenceActions difference={difference} />}
      facts={factsOf}
    />
  );
}
