import type { ComponentProps } from 'react';
import type { Refused } from './use-submit.js';
import styles from './form.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly refused: Refused | null;
};

/** One line of a form, with its hint and what was refused of it. */
export function Field({ name, label, hint, refused, ...input }: FieldProps) {
  const id = `admin-${name}`;
  const error = refused?.fields[name];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </small>
    </div>
  );
}

/** A password or a code of one's own, as browsers know them. */
export const CurrentPassword = ({ refused }: { readonly refused: Refused | null }) => (
  <Field
    name="currentPassword"
    label="Your password"
    type="password"
    autoComplete="current-password"
    refused={refused}
    required
  />
);

/** The code that proves the authenticator. */
export const Code = ({ refused, hint }: { readonly refused: Refused | null; hint?: string }) => (
  <Field
    name="code"
    label="Code"
    autoComplete="one-time-code"
    maxLength={32}
    hint={hint ?? 'Of your authenticator app, or a recovery code.'}
    refused={refused}
    required
  />
);

/** What was refused and belongs to no field that is shown. */
export function whole(refused: Refused | null): string | null {
  return refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
}
