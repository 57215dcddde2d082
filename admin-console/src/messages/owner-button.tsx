import { useGetIdentity } from 'react-admin';
import { DirectButton } from '../components/direct-button.js';

type OwnerButtonProps = { readonly id: string; readonly owner: string | null };

/** Takes a message, so that two do not write the same answer, or lets go of it. */
export function OwnerButton({ id, owner }: OwnerButtonProps) {
  const { identity } = useGetIdentity();
  const isOwn = owner !== null && owner === identity?.fullName;
  return (
    <DirectButton
      path={`messages/${id}/assign`}
      body={{ isTaken: !isOwn, seen: owner }}
      refused="That did not work."
    >
      {isOwn ? 'Let go' : owner ? `Take over from ${owner}` : 'Take it'}
    </DirectButton>
  );
}
