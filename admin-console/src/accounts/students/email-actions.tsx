import type { StudentEntry } from './student-entry.js';
import { ActionButton, DirectButton } from '../../components/action-button.js';
import { Field } from '../../components/field.js';

const EmailField = () => (
  <Field name="email" label="Right email" type="email" autoComplete="off" required />
);

const CorrectionFields = () => (
  <>
    <EmailField />
    <Field
      name="code"
      label="Code"
      inputMode="numeric"
      autoComplete="off"
      hint="The student reads it to you from the mail to the right address."
      required
    />
  </>
);

/** Corrects the address of a student by a code, and sends again the code of a sign-up. */
export function EmailActions({ student }: { readonly student: StudentEntry }) {
  const { id, name, email, emailVerifiedAt } = student;
  return (
    <>
      <ActionButton
        label="Send code to right email"
        path={`students/${id}/send-correction-code`}
        words={null}
        fields={<EmailField />}
        done={(_, { email: right }) => `A code is on its way to ${String(right)}.`}
      >
        {name} keeps {email} until you enter the code under Correct email. It holds for 10 minutes.
      </ActionButton>
      <ActionButton
        label="Correct email"
        path={`students/${id}/correct-email`}
        fields={<CorrectionFields />}
        done="The email was corrected."
      >
        {name} is signed out everywhere, and signs in with the right email and the same password.
        {emailVerifiedAt && ' The present address gets a mail about it.'}
      </ActionButton>
      {!emailVerifiedAt && (
        <DirectButton
          path={`students/${id}/send-again`}
          body={{}}
          done={({ to }) => `It is on its way to ${to}.`}
          refused="Nothing was sent."
        >
          Send the code again
        </DirectButton>
      )}
    </>
  );
}
