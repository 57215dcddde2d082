import { useGetIdentity } from 'react-admin';
import type { ProposalRow } from './proposal-row.js';
import { ActionButton } from '../components/action-button.js';
import { DirectButton } from '../components/direct-button.js';
import { asPaise } from '../components/format.js';
import { useMay } from '../components/use-may.js';

const ApproveButton = ({ proposal: { id, amount } }: { readonly proposal: ProposalRow }) => (
  <DirectButton
    tone="primary"
    path={`refund-proposals/${id}/approve`}
    body={{}}
    done="The refund is ordered."
    refused="The refund was not approved."
  >
    Approve: give back {asPaise(amount)}
  </DirectButton>
);

/** What finance decides; nobody approves what they proposed. */
export function ProposalActions({ proposal }: { readonly proposal: ProposalRow }) {
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
