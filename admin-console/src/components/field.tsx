import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Refused } from './use-submit.js';
import styles from './form.module.css';

/** The common properties of all fields. */
type Frame = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly refused: Refused | null;
};

type Control = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

type FramedProps = Frame & { readonly children: (control: Control) => ReactNode };

function Framed({ name, label, hint, refused, children }: FramedProps) {
  // A dialog may have a field of the same name as the page behind it.
  const id = useId();
  const error = refused?.fields[name];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-describedby': `${id}-hint ${id}-error`,
        'aria-invalid': error ? true : undefined,
      })}
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </small>
    </div>
  );
}

type Own<Element extends 'input' | 'textarea' | 'select'> = Frame &
  Omit<ComponentProps<Element>, 'name' | 'children'>;

export const Field = ({ name, label, hint, refused, ...input }: Own<'input'>) => (
  <Framed {...{ name, label, hint, refused }}>
    {(control) => <input {...control} autoCapitalize="none" spellCheck={false} {...input} />}
  </Framed>
);

export const TextAreaField = ({ name, label, hint, refused, ...area }: Own<'textarea'>) => (
  <Framed {...{ name, label, hint, refused }}>
    {(control) => <textarea {...control} {...area} />}
  </Framed>
);

/** The choices and their labels. */
type Choices = { readonly words: Readonly<Record<string, string>> };

export const SelectField = (props: Own<'select'> & Choices) => {
  const { name, label, hint, refused, words, ...select } = props;
  return (
    <Framed {...{ name, label, hint, refused }}>
      {(control) => (
        <select {...control} {...select}>
          {Object.entries(words).map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      )}
    </Framed>
  );
};

/** The message of a refusal that belongs to none of the fields shown. */
export function formMessage(refused: Refused | null): string | null {
  return refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
}
