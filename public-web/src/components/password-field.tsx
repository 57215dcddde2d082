import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { controlProps, Field, type FieldFrame } from './field.js';
import styles from './field.module.css';

type PasswordFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrame> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

export function PasswordField({
  label,
  hint,
  error,
  errorId,
  isOptional,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const frame = { label, hint, error, errorId, isOptional, name: input.name, id: input.id };
  return (
    <Field {...frame}>
      <div className={styles.secret}>
        <input
          {...input}
          {...controlProps(frame)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-controls={input.id ?? input.name}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
    </Field>
  );
}
