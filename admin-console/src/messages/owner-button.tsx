import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { wordsOf } from '../components/refusal.js';
import { act } from '../providers/data-provider.js';

type OwnerButtonProps = { readonly id: string; readonly owner: string | null };

/** Takes a message, so that two do not write the same answer, or lets go of it. */
export function OwnerButton({ id, owner }: OwnerButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const refresh = useRefresh();
  const isOwn = owner !== null && owner === identity?.fullName;
  const assign = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act(`messages/${id}/assign`, { isTaken: !isOwn, seen: owner });
    } catch (thrown) {
      notify(wordsOf(thrown, 'That did not work.'), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return (
    <button
      type="button"
      className="button secondary"
      aria-disabled={isBusy || undefined}
      onClick={() => void assign()}
    >
      {isOwn ? 'Let go' : owner ? `Take over from ${owner}` : 'Take it'}
    </button>
  );
}
