import { useState, type ComponentProps } from 'react';
import styles from './sign-in-page.module.css';

type PlainFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
};

/** A field of the sign-in page, which loads without the library of the console. */
export const PlainField = ({ name, label, hint, ...input }: PlainFieldProps) => (
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
