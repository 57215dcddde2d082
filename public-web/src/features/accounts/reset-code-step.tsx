import { Button } from '../../components/button.js';
import { CodeField } from '../../components/code-field.js';
import { Form } from '../../components/form.js';
import { SubmitButton } from '../../components/submit-button.js';
import { useResetCode } from './use-reset-code.js';

type ResetCodeStepProps = {
  readonly email: string;
  readonly password: string;
  readonly onReset: () => void;
  readonly onBack: () => void;
};

/** Takes the code, and sets the new password. */
export function ResetCodeStep({ email, password, onReset, onBack }: ResetCodeStepProps) {
  const { codeField, isBusy, submit } = useResetCode(email, password, onReset);
  return (
    <>
      <p>
        We have sent a code to <strong>{email}</strong>. It holds for 10 minutes.
      </p>
      <Form label="Verification code" onSubmit={submit}>
        <CodeField {...codeField} />
        <SubmitButton isBusy={isBusy}>Verify & Reset Password</SubmitButton>
      </Form>
      <p>
        <Button look="quiet" onClick={onBack}>
          Use another email or password
        </Button>
      </p>
    </>
  );
}
