import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './form.module.css';
import { useSlow } from '../lib/use-slow.js';
import { Button } from './button.js';
import { controlProps, Field, type FieldFrame } from './field.js';

type FormProps = {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly label: string;
  /** Where a browser without scripts sends it; absent if it needs them. */
  readonly action?: string;
  readonly children: ReactNode;
};

/** A form that shows its own errors. Its content never gets into an address. */
export function Form({ onSubmit, label, action, children }: FormProps) {
  return (
    <form
      className="grid gap-5"
      aria-label={label}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
    >
      {action === undefined && (
        <noscript>
          <p>This form needs JavaScript. Or call {COMPANY.phones[0]}.</p>
        </noscript>
      )}
      {children}
    </form>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

type SubmitButtonProps = {
  readonly isBusy?: boolean;
  /** Already sent, and not to be sent again. */
  readonly isDone?: boolean;
  /** For a form that its last digit sends: pressing the button at that moment is no mistake. */
  readonly sendsItself?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy = false, isDone = false, sendsItself = false, isWide = true, children } = props;
  const isSlow = useSlow(isBusy);
  return (
    <div className="grid gap-3 justify-items-start">
      <Button type="submit" isWide={isWide} isBusy={!sendsItself && (isBusy || isDone)}>
        {children}
      </Button>
      <p className={styles.slow} aria-live="polite">
        {isSlow && 'This takes longer than usual. Please wait a little.'}
      </p>
    </div>
  );
}

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>;

export function TextField({ label, hint, error, errorId, isOptional, ...input }: TextFieldProps) {
  const frame = { label, hint, error, errorId, isOptional, name: input.name, id: input.id };
  return (
    <Field {...frame}>
      <input type="text" {...input} {...controlProps(frame)} />
    </Field>
  );
}
