import { codeInText, digitsOfCode } from '@portal/domain/accounts/verification-code.js';
import type { ClipboardEvent, ReactNode, Ref } from 'react';
import { controlProps, Field } from './field.js';
import styles from './field.module.css';

type CodeFieldProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** The code from the mail: only digits of typed text stay, and of pasted text only the code. */
export function CodeField({ value, onChange, error, ref }: CodeFieldProps) {
  const frame = { label: '6-digit code', name: 'code', error };
  const control = controlProps(frame);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(codeInText(event.clipboardData.getData('text')));
  };
  return (
    <Field {...frame}>
      <input
        {...control}
        ref={ref}
        className={`${control.className ?? ''} ${styles.code ?? ''}`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onPaste={paste}
        onChange={(event) => onChange(digitsOfCode(event.target.value))}
      />
    </Field>
  );
}
