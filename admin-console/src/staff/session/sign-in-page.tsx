import { useLocation } from 'react-router';
import { endedReason } from '../../providers/admin-session.js';
import { takesPasskeys } from './passkeys.js';
import { PasswordField } from './password-field.js';
import { Code } from './proof-fields.js';
import { useSignIn } from './use-sign-in.js';
import { Field } from '../../components/field.js';
import { Notice } from '../../components/notice.js';
import { TopBar } from '../../components/top-bar.js';
import { pageTitle } from '../../components/page-title.js';
import styles from './sign-in-page.module.css';

function reasonOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  return typeof state.reason === 'string' ? state.reason : null;
}

function SignInForm() {
  const { error, isBusy, needed, submit, choosePasskey, signInByPasskeyAlone } = useSignIn();
  const isPasskeyOnly = needed !== null && !needed.takesCode;
  const reason = reasonOf(useLocation().state) ?? endedReason();
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
      <Field
        {...{ name: 'username', label: 'Username', autoComplete: 'username', refused: null }}
        autoFocus
        required
      />
      <PasswordField />
      {needed?.takesCode && (
        <Code
          hint="The 6 digits in your authenticator app, or one of your recovery codes."
          refused={null}
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

export function SignInPage() {
  return (
    <>
      <title>{pageTitle('Admin Sign In')}</title>
      <TopBar />
      <main className={styles.page}>
        <div className={styles.words}>
          <h1>Admin Sign In</h1>
          <p>Tests, applications and payments in one place.</p>
        </div>
        <div className={styles.main}>
          <SignInForm />
        </div>
      </main>
    </>
  );
}
