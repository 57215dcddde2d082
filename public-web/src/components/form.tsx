import type { ReactNode, SubmitEvent } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './form.module.css';

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
