import { useLocation } from 'react-router';
import { endedReason } from '../../providers/admin-session.js';
import { takesPasskeys } from './passkeys.js';
import { useSignIn } from './use-sign-in.js';
import { Notice } from '../../components/notice.js';
import styles from './sign-in-page.module.css';
import { useState, type ComponentProps } from 'react';

type PlainFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
};

/** A field of the sign-in page, which loads without the library of the console. */
const PlainField = ({ name, label, hint, ...input }: PlainFieldProps) => (
  <div className={styles.field}>
    <label htmlFor={name}>{label}</label>
    <input
      id={name}
      name={name}
      autoCapitalize="none"
      spellCheck={false}
      aria-describedby={`${name}-hint`}
      required
      {...input}
    />
    <small id={`${name}-hint`}>{hint}</small>
  </div>
);

function PasswordField() {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor="password">Password</label>
      <div className={styles.secret}>
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  );
}

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
