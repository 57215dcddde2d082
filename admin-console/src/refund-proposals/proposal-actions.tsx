import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import type { ProposalRow } from './proposal-row.js';
import { ActionButton } from '../components/action-button.js';
import { asPaise } from '../components/format.js';
import { wordsOf } from '../components/refusal.js';
import { useMay } from '../components/use-may.js';
import { act } from '../providers/data-provider.js';

function ApproveButton({ proposal: { id, amount } }: { readonly proposal: ProposalRow }) {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const approve = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act(`refund-proposals/${id}/approve`, {});
      notify('The refund is ordered.', { type: 'success' });
    } catch (thrown) {
      notify(wordsOf(thrown, 'The refund was not approved.'), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <button
      type="button"
      className="button primary"
      aria-disabled={isBusy || undefined}
      onClick={() => void approve()}
    >
      Approve: give back {asPaise(amount)}
    </button>
  );
}

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
