import { FINANCE_TEAM } from '@portal/domain/applications/assign-message.js';
import { useGetIdentity } from 'react-admin';
import { ActionButton, DirectButton } from '../../components/action-button.js';

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

/** For a message from the contact page that complains about the use of personal data. */
export const MarkAsGrievance = ({ id }: { readonly id: string }) => (
  <section className="grid gap-4 max-width-60rem justify-items-start" aria-labelledby="grievance">
    <h3 id="grievance">Does it complain about the use of personal data?</h3>
    <p>Then the law gives it a time: 30 days from when it came, and a mail that says so.</p>
    <DirectButton
      path={`messages/${encodeURIComponent(id)}/grievance`}
      body={{}}
      done="The clock runs; the sender is told until when."
      refused="The message could not be changed."
    >
      It is a complaint about data
    </DirectButton>
  </section>
);

/** Beside the form, since its own dialog is a form too. */
export const CloseGrievance = ({ id }: { readonly id: string }) => (
  <div>
    <ActionButton
      label="Close without an answer"
      path={`messages/${encodeURIComponent(id)}/close`}
      values={{ seen: 0 }}
      done="Closed without an answer."
    >
      <p>Whoever complains about personal data has a right to an answer.</p>
    </ActionButton>
  </div>
);
