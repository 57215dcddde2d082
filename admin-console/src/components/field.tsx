import type { ComponentProps } from 'react';
import type { Refused } from './use-submit.js';
import styles from './form.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly refused: Refused | null;
};

export function fieldParts(name: string, refused: Refused | null, hint?: string) {
  const id = `field-${name}`;
  const error = refused?.fields[name];
  return {
    label: { htmlFor: id },
    control: {
      id,
      name,
      'aria-describedby': `${id}-hint ${id}-error`,
      'aria-invalid': error ? true : undefined,
    },
    notes: (
      <>
        <small id={`${id}-hint`}>{hint}</small>
        <small id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </small>
      </>
    ),
  };
}

export function Field({ name, label, hint, refused, ...input }: FieldProps) {
  const parts = fieldParts(name, refused, hint);
  return (
    <div className={styles.field}>
      <label {...parts.label}>{label}</label>
      <input {...parts.control} autoCapitalize="none" spellCheck={false} {...input} />
      {parts.notes}
    </div>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'name' | 'children'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The choices and their labels. */
  readonly words: Readonly<Record<string, string>>;
  readonly refused: Refused | null;
};

export function SelectField({ name, label, hint, words, refused, ...select }: SelectFieldProps) {
  const parts = fieldParts(name, refused, hint);
  return (
    <div className={styles.field}>
      <label {...parts.label}>{label}</label>
      <select {...parts.control} {...select}>
        {Object.entries(words).map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
      {parts.notes}
    </div>
  );
}

/** The message of a refusal that belongs to none of the fields shown. */
export function formMessage(refused: Refused | null): string | null {
  return refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
}
