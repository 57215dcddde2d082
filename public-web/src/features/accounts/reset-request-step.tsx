import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import { AppLink } from '../../app/navigation.js';
import { Button } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PasswordField } from '../../components/password-field.js';
import { TextField } from '../../components/text-field.js';
import { useResetRequest } from './use-reset-request.js';

type ResetRequestStepProps = {
  readonly email: string;
  readonly onRequested: (email: string, password: string) => void;
};

/** Asks for the email and the new password, and sends the code. */
export function ResetRequestStep({ email, onRequested }: ResetRequestStepProps) {
  const { field, phase, submit } = useResetRequest(email, onRequested);
  return (
    <Form label="Reset Password" onSubmit={submit}>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label="New Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      {phase.state === 'failed' && <Notice kind="error">{phase.message}</Notice>}
      {phase.state === 'unknown' && <NoSuchStudent />}
      <Button type="submit" isWide isBusy={phase.state === 'sending'}>
        Send Verification Code
      </Button>
    </Form>
  );
}

function NoSuchStudent() {
  return (
    <Notice kind="error">
      <p>User does not exist. Please sign up to get started.</p>
      <p>
        <AppLink to="/signup">Sign up</AppLink>
      </p>
    </Notice>
  );
}
