import { AppLink } from '../../lib/navigation.js';
import { Form, SubmitButton, TextField } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { NewPasswordFields } from '../../components/new-password-fields.js';
import { withReturnPath } from '../../lib/return-path.js';
import { usePageSearch } from '../../lib/use-page-search.js';
import { RESET_REFUSAL_ID, useResetRequest } from './use-reset-request.js';

type ResetRequestStepProps = {
  readonly email: string;
  readonly onRequested: (email: string, password: string, waitSeconds?: number) => void;
};

export function ResetRequestStep({ email, onRequested }: ResetRequestStepProps) {
  const { field, isBusy, isUnknown, message, submit } = useResetRequest(email, onRequested);
  return (
    <Form label="Reset Password" onSubmit={submit}>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
      <NewPasswordFields field={field} />
      {isUnknown && <NoSuchStudent />}
      {!isUnknown && message !== undefined && (
        <Notice kind="error" id={RESET_REFUSAL_ID}>
          {message}
        </Notice>
      )}
      <SubmitButton isBusy={isBusy}>Send Verification Code</SubmitButton>
    </Form>
  );
}

function NoSuchStudent() {
  const search = usePageSearch();
  return (
    <Notice kind="error">
      <p>User does not exist. Please sign up to get started.</p>
      <p>
        <AppLink to={withReturnPath('/signup', search)}>Sign up</AppLink>
      </p>
    </Notice>
  );
}
