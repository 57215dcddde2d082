import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Difference } from './fields.js';
import { Notice } from '../components/notice.js';
import styles from './settings.module.css';

type ConfirmChangeProps = {
  readonly changes: readonly Difference[];
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
};

const reasonIn = (form: HTMLFormElement): string => {
  const reason = new FormData(form).get('reason');
  return typeof reason === 'string' ? reason : '';
};

/** Shows what is about to change, and asks why. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { changes, error, isBusy, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onConfirm(reasonIn(event.currentTarget));
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="change" onCancel={onCancel}>
      <form onSubmit={submit}>
        <h2 id="change">Change the settings?</h2>
        <dl className={styles.changes}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before} <span aria-hidden="true">→</span>
                <span className="visually-hidden"> becomes </span> <strong>{after}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.field}>
          <label htmlFor="reason">Reason</label>
          <textarea id="reason" name="reason" rows={3} maxLength={500} required />
          <p className={styles.hint}>It is kept in the audit log, with your name.</p>
        </div>
        {error !== null && <Notice kind="error">{error}</Notice>}
        <div className={styles.ways}>
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Changing…' : 'Change settings'}
          </button>
          <button type="button" className="button secondary" onClick={onCancel}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
