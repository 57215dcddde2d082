import { useState } from 'react';
import styles from './sign-in-page.module.css';

/** The password, with a button to show it. */
export function PasswordField() {
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
