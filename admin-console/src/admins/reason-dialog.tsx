import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { Field, whole } from './field.js';
import { useSubmit, type Refused } from './use-submit.js';
import { Notice } from '../components/notice.js';
import styles from './form.module.css';

type ReasonDialogProps = {
  readonly title: string;
  readonly button: string;
  readonly send: (texts: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: (refused: Refused | null) => ReactNode;
};

/** Asks why something is done, and for what it takes. */
export function ReasonDialog({ title, button, send, onClose, children }: ReasonDialogProps) {
  const { refused, isBusy, submit } = useSubmit(send);
  const message = whole(refused);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="reason-title">
      <DialogTitle id="reason-title">{title}</DialogTitle>
      <DialogContent>
        <form className={styles.form} aria-label={title} onSubmit={submit}>
          {message && <Notice kind="error">{message}</Notice>}
          {children?.(refused)}
          <Field
            name="reason"
            label="Reason"
            hint="It is kept in the audit log."
            maxLength={500}
            refused={refused}
            required
          />
          <div className={styles.buttons}>
            <button className="button primary" aria-disabled={isBusy || undefined}>
              {button}
            </button>
            <button type="button" className="button secondary" onClick={onClose}>
              Cancel
            </button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
