import { ProposalActions } from './proposal-actions.js';
import type { ProposalEntry } from './proposal-row.js';
import { ProposalState } from './proposal-state.js';
import { linkTo } from '../components/entry-link.js';
import { asPaise } from '../components/format.js';
import { Moment } from '../components/moment.js';
import { ShowScreen } from '../components/show-screen.js';

const factsOf = (proposal: ProposalEntry) =>
  [
    ['State', <ProposalState key="state" state={proposal.state} />],
    ['Amount', asPaise(proposal.amount)],
    ['Student', proposal.studentName],
    ['Email', proposal.email],
    ['Payment', linkTo('payments', proposal.paymentId, proposal.tryId)],
    ['Reason', proposal.reason],
    ['Proposed by', proposal.proposedBy],
    ['Proposed', <Moment key="proposed" at={proposal.createdAt} />],
    ['Decided by', proposal.decidedBy],
    ['Decided', <Moment key="decided" at={proposal.decidedAt} />],
    ['Answer', proposal.answer],
  ] as const;

export default function ProposalShow() {
  return (
    <ShowScreen<ProposalEntry>
      resource="refund-proposals"
      back="All proposed refunds"
      refused="Failed to fetch the proposed refund."
      title={({ amount, studentName }) => `${asPaise(amount)} to ${studentName}`}
      actions={(proposal) => <ProposalActions proposal={proposal} />}
      facts={factsOf}
    />
  );
}
