import { useLocation } from 'react-router';
import { endedReason } from '../../providers/admin-session.js';
import { takesPasskeys } from './passkeys.js';
import { PasswordField, PlainField } from './sign-in-fields.js';
import { useSignIn } from './use-sign-in.js';
import { Notice } from '../../components/notice.js';
import styles from './sign-in-page.module.css';

function reasonOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  return typeof state.reason === 'string' ? state.reason : null;
}

type SignInFormProps = {
  /** Who signs in again; without it, anybody. */
  readonly username?: string;
  readonly onDone: () => Promise<unknown>;
};

export function SignInForm({ username, onDone }: SignInFormProps) {
  const { error, isBusy, needed, submit, choosePasskey, signInByPasskeyAlone } = useSignIn(onDone);
  const isPasskeyOnly = needed !== null && !needed.takesCode;
  const reason = reasonOf(useLocation().state) ?? (username === undefined ? endedReason() : null);
  return (
    <form className={styles.form} aria-label="Admin sign in" onSubmit={submit}>
      {error === null && reason !== null && <Notice kind="info">{reason}</Notice>}
      {error !== null && <Notice kind="error">{error}</Notice>}
      {needed === null && takesPasskeys() && (
        <button
          type="button"
          className="button secondary"
          aria-disabled={isBusy || undefined}
          onClick={signInByPasskeyAlone}
        >
          Sign in with a passkey
        </button>
      )}
      <PlainField
        {...{ name: 'username', label: 'Username', autoComplete: 'username' }}
        {...(username ? { value: username, readOnly: true } : { autoFocus: true })}
      />
      <PasswordField />
      {needed?.takesCode && (
        <PlainField
          {...{ name: 'code', label: 'Code', autoComplete: 'one-time-code', maxLength: 32 }}
          hint="The 6 digits in your authenticator app, or one of your recovery codes."
          autoFocus
        />
      )}
      {isPasskeyOnly && <small role="status">Please unlock your passkey when you are asked.</small>}
      <button className="button primary" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Signing in...' : isPasskeyOnly ? 'Use Passkey' : 'Sign In'}
      </button>
      {needed?.takesCode && needed.passkey && (
        <button
          type="button"
          className="button secondary"
          aria-disabled={isBusy || undefined}
          onClick={({ currentTarget }) => currentTarget.form && choosePasskey(currentTarget.form)}
        >
          Use Passkey
        </button>
      )}
    </form>
  );
}
