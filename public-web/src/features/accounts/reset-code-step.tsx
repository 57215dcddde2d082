import { Button } from '../../components/button.js';
import { CodeField } from '../../components/code-field.js';
import { Form, SubmitButton } from '../../components/form.js';
import { NewPasswordFields } from '../../components/new-password-fields.js';
import { requestResetCode } from './accounts-api.js';
import { expectResetCode, resetWait } from './pending-reset.js';
import { ResendCode } from './resend-code.js';
import { useResetCode } from './use-reset-code.js';

type ResetCodeStepProps = {
  readonly email: string;
  /** Null if it must be typed again. */
  readonly password: string | null;
  readonly onReset: () => void;
  readonly onBack: () => void;
};

export function ResetCodeStep({ email, password, onReset, onBack }: ResetCodeStepProps) {
  const { codeField, passwordField, isBusy, submit, clear } = useResetCode(
    email,
    password,
    onReset,
  );
  return (
    <>
      <p>
        We have sent a code to <strong>{email}</strong>. It holds for 10 minutes.
      </p>
      <Form label="Verification code" onSubmit={submit}>
        <CodeField {...codeField} />
        {password === null && <NewPasswordFields field={passwordField} />}
        <SubmitButton isBusy={isBusy} sendsItself>
          Verify & Reset Password
        </SubmitButton>
      </Form>
      <ResendCode
        wait={resetWait}
        send={() => requestResetCode(email)}
        onSent={() => {
          expectResetCode(email);
          clear();
        }}
      />
      <p>
        <Button look="quiet" onClick={onBack}>
          Use another email or password
        </Button>
      </p>
    </>
  );
}
