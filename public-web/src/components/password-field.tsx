import { useState, type ComponentProps } from 'react';
import { controlProps, Field, type FieldFrame } from './field.js';
import styles from './field.module.css';

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, errorId, isOptional, ...input } = props;
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
