import { rejectPassword } from '@portal/domain/accounts/password-rules.js';
import { Form, SubmitButton } from '../../components/form.js';
import { NewPasswordFields } from '../../components/new-password-fields.js';
import { Notice } from '../../components/notice.js';
import { PasswordField } from '../../components/password-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import type { Profile } from './accounts-api.js';
import { changePassword } from './security-api.js';

const FALLBACKS = { refused: 'Your password was not changed.' };

type Passwords = {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
};
const EMPTY: Passwords = { currentPassword: '', password: '', confirmPassword: '' };

const errorsOf =
  ({ name, email }: Profile) =>
  ({ currentPassword, password, confirmPassword }: Passwords) => {
    const refused = rejectPassword(password, [name, email]);
    return {
      ...(currentPassword === '' && { currentPassword: 'Current Password is required' }),
      ...(refused && { password: refused }),
      ...(confirmPassword !== password && { confirmPassword: 'Passwords do not match' }),
    };
  };

type ChangePasswordProps = { readonly profile: Profile; readonly onDone: () => void };

/** Sets another password; all other devices are signed out. */
export function ChangePassword({ profile, onDone }: ChangePasswordProps) {
  const { phase, field, submit, reset } = usePortalForm<Passwords>({
    defaults: EMPTY,
    validate: errorsOf(profile),
    isRepeatable: true,
    send: async ({ currentPassword, password }) => {
      await changePassword({ currentPassword, password });
      reset();
      onDone();
    },
  });
  return (
    <Form label="Change Password" onSubmit={submit}>
      <PasswordField
        {...field('currentPassword')}
        id="current-password"
        label="Current Password"
        autoComplete="current-password"
      />
      <NewPasswordFields
        field={(name) => ({ ...field(name), id: `new-${name}` })}
        confirmLabel="Confirm New Password"
      />
      {phase.state === 'failed' && !phase.landed && (
        <Notice kind="error">{messageOf(phase.failure, FALLBACKS)}</Notice>
      )}
      {phase.state === 'sent' && (
        <Notice kind="success">
          Your password is changed. Every other device has been signed out.
        </Notice>
      )}
      <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
        Change Password
      </SubmitButton>
    </Form>
  );
}
