import type { ReactNode } from 'react';
import { formMessage } from './field.js';
import { useSubmit, type Refused } from './use-submit.js';
import { Notice } from './notice.js';
import styles from './form.module.css';

type OwnFormProps = {
  readonly label: string;
  readonly button: string;
  readonly tone?: 'primary' | 'secondary';
  readonly send: (texts: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly children?: (refused: Refused | null) => ReactNode;
};

export function OwnForm({ label, button, tone = 'primary', send, children }: OwnFormProps) {
  const { refused, isBusy, submit } = useSubmit(send);
  const message = formMessage(refused);
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      {message && <Notice kind="error">{message}</Notice>}
      {children?.(refused)}
      <div className="flex gap-3 wrap">
        <button className={`button ${tone}`} aria-disabled={isBusy || undefined}>
          {button}
        </button>
      </div>
    </form>
  );
}
