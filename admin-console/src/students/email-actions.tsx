import type { EmailCorrectionEntry, StudentEntry } from './student-entry.js';
import { ActionButton } from '../components/action-button.js';
import { DirectButton } from '../components/direct-button.js';
import { Field } from '../components/field.js';
import type { Refused } from '../components/use-submit.js';

/** The correction whose link still works. */
export const waitingCorrection = ({
  corrections,
}: StudentEntry): EmailCorrectionEntry | undefined =>
  corrections.find(
    ({ state, expires_at }) => state === 'waiting' && Date.parse(expires_at) > Date.now(),
  );

const EmailField = ({ refused }: { readonly refused: Refused | null }) => (
  <Field
    name="email"
    label="Right email"
    type="email"
    autoComplete="off"
    hint="A link goes there; it works for 48 hours."
    refused={refused}
    required
  />
);

type SendAgainProps = { readonly id: string; readonly what: 'link' | 'code' };

const SendAgainButton = ({ id, what }: SendAgainProps) => (
  <DirectButton
    path={`students/${id}/send-again`}
    body={{}}
    done={({ to }) => `It is on its way to ${to}.`}
    refused="Nothing was sent."
  >
    {what === 'link' ? 'Send the link again' : 'Send the code again'}
  </DirectButton>
);

/** Corrects the address of a student, and sends again what they wait for. */
export function EmailActions({ student }: { readonly student: StudentEntry }) {
  const { id, name, email, emailVerifiedAt } = student;
  const waiting = waitingCorrection(student)?.new_email ?? null;
  const isWaiting = waiting !== null;
  return (
    <>
      <ActionButton
        label="Correct email"
        path={`students/${id}/correct-email`}
        fields={(refused) => <EmailField refused={refused} />}
        body={({ email: right }) => ({ email: right, seenWaiting: waiting })}
        done={(_, { email: right }) => `A link is on its way to ${String(right)}.`}
      >
        {name} keeps {email} until the link is opened and the password of the account is entered.
        {emailVerifiedAt && ' The present address is told, and can object.'}
      </ActionButton>
      {(isWaiting || !emailVerifiedAt) && (
        <SendAgainButton id={id} what={isWaiting ? 'link' : 'code'} />
      )}
    </>
  );
}
