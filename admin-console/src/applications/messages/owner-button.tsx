import { FINANCE_TEAM } from '@portal/domain/applications/assign-message.js';
import { useGetIdentity } from 'react-admin';
import { DirectButton } from '../../components/direct-button.js';

type OwnerButtonsProps = { readonly id: string; readonly owner: string | null };

/** Makes the admin the owner of a message (so that two do not write the same answer), gives it up, or assigns it to
 * finance. */
export function OwnerButtons({ id, owner }: OwnerButtonsProps) {
  const { identity } = useGetIdentity();
  const path = `messages/${id}/assign` as const;
  const isOwn = owner !== null && owner === identity?.fullName;
  return (
    <>
      <DirectButton
        path={path}
        body={{ to: isOwn ? 'nobody' : 'self', seen: owner }}
        refused="That did not work."
      >
        {isOwn ? 'Let go' : owner ? `Take over from ${owner}` : 'Take it'}
      </DirectButton>
      {owner !== FINANCE_TEAM && (
        <DirectButton
          path={path}
          body={{ to: 'finance', seen: owner }}
          refused="That did not work."
        >
          Assign to finance
        </DirectButton>
      )}
    </>
  );
}
