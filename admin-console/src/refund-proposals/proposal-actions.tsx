import { useGetIdentity } from 'react-admin';
import type { ProposalEntry } from './proposal-row.js';
import { ActionButton } from '../components/action-button.js';
import { asPaise } from '../components/format.js';
import { useMay } from '../components/use-may.js';
import { RunningTest, SpeedField } from '../refunds/refund-terms.js';

type Of = { readonly proposal: ProposalEntry };

function ApproveButton({ proposal }: Of) {
  const { id, amount, studentName, tryId } = proposal;
  return (
    <ActionButton
      label={`Approve: give back ${asPaise(amount)}`}
      path={`refund-proposals/${id}/approve`}
      body={({ speed }) => ({ speed: speed === 'optimum' ? speed : 'normal' })}
      fields={(refused) => <SpeedField refused={refused} />}
      words={null}
      done="The refund is ordered."
    >
      {studentName} gets {asPaise(amount)} back, all that is left of {tryId}. Money that was given
      back can&apos;t be fetched again.
      <RunningTest of={proposal} />
    </ActionButton>
  );
}

/** What finance decides; nobody approves what they proposed. */
export function ProposalActions({ proposal }: Of) {
  const mayDecide = useMay(['finance']);
  const { identity } = useGetIdentity();
  if (!mayDecide || proposal.state !== 'open') return null;
  return (
    <>
      {identity && identity.id !== proposal.proposedById && <ApproveButton proposal={proposal} />}
      <ActionButton
        label="Decline"
        path={`refund-proposals/${proposal.id}/decline`}
        done="The refund was declined."
      >
        {proposal.proposedBy} reads the reason with the proposal, under Proposed refunds.
      </ActionButton>
    </>
  );
}
