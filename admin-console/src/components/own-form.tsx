import { useRef, type ReactNode } from 'react';
import { formMessage } from './field.js';
import { useSubmit, type Refused, type Texts } from './use-submit.js';
import { Notice } from './notice.js';
import styles from './form.module.css';

type OwnFormProps = {
  readonly label: string;
  readonly button: string;
  readonly tone?: 'primary' | 'secondary';
  readonly send: (texts: Texts) => Promise<unknown>;
  /** For a form that is used again and again: called with whether it holds text that is not sent; it is emptied then. */
  readonly onTyped?: (isTyped: boolean) => void;
  readonly children?: (refused: Refused | null) => ReactNode;
};

export function OwnForm(props: OwnFormProps) {
  const { label, button, tone = 'primary', send, onTyped, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { refused, isBusy, submit } = useSubmit(async (texts) => {
    await send(texts);
    if (!onTyped) return;
    form.current?.reset();
    onTyped(false);
  });
  const message = formMessage(refused);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      onInput={({ target }) => onTyped?.((target as HTMLTextAreaElement).value.trim() !== '')}
      onSubmit={submit}
    >
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
