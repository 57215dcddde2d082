import { linkTo } from '../components/entry-link.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';
import type { DisputeRow } from './dispute-row.js';
import { DisputeState, inWords } from './dispute-state.js';
import { AtProvider } from './at-provider.js';

const factsOf = (dispute: DisputeRow) =>
  [
    ['State', <DisputeState key="state" state={dispute.state} />],
    ['Answer by', <Moment key="by" at={dispute.respondBy} />],
    ['Amount', asPaise(dispute.amount)],
    ['Reason', inWords(dispute.reason)],
    ['Phase', inWords(dispute.phase)],
    ['Student', dispute.studentName],
    ['Email', dispute.email],
    ['Payment', linkTo('payments', dispute.paymentId, dispute.tryId)],
    ['At the provider', <AtProvider key="id" id={dispute.id} />],
    ['Opened', <Moment key="opened" at={dispute.openedAt} />],
  ] as const;

export default function DisputeShow() {
  return (
    <ShowScreen<DisputeRow>
      resource="disputes"
      back="All disputes"
      refused="Failed to fetch the dispute."
      title={({ amount, studentName }) => `${asPaise(amount)} of ${studentName}`}
      facts={factsOf}
    />
  );
}
