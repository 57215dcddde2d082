import styles from './sign-in-page.module.css';

export function CodeField() {
  return (
    <div className={styles.field}>
      <label htmlFor="code">Code</label>
      <input
        id="code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        aria-describedby="code-hint"
        autoFocus
        required
      />
      <small id="code-hint" role="status">
        The 6 digits in your authenticator app, or one of your recovery codes.
      </small>
    </div>
  );
}
