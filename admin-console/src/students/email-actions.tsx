import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { EmailCorrectionEntry, StudentEntry } from './student-entry.js';
import { ActionButton } from '../components/action-button.js';
import { Field } from '../components/field.js';
import { wordsOf } from '../components/refusal.js';
import type { Refused } from '../components/use-submit.js';
import { act } from '../providers/data-provider.js';

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

function SendAgainButton({ id, what }: { readonly id: string; readonly what: 'link' | 'code' }) {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { to } = await act(`students/${id}/send-again`, {});
      notify(`It is on its way to ${to}.`, { type: 'success' });
      refresh();
    } catch (thrown) {
      notify(wordsOf(thrown, 'Nothing was sent.'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button secondary"
      aria-disabled={isBusy || undefined}
      onClick={() => void send()}
    >
      {what === 'link' ? 'Send the link again' : 'Send the code again'}
    </button>
  );
}

/** Corrects the address of a student, and sends again what they wait for. */
export function EmailActions({ student }: { readonly student: StudentEntry }) {
  const { id, name, email, emailVerifiedAt } = student;
  const isWaiting = waitingCorrection(student) !== undefined;
  return (
    <>
      <ActionButton
        label="Correct email"
        path={`students/${id}/correct-email`}
        fields={(refused) => <EmailField refused={refused} />}
        body={({ email: right }) => ({ email: right })}
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
