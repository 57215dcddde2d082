import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactNode } from 'react';
import { formMessage, TextAreaField } from './field.js';
import { Notice } from './notice.js';
import { mayLeave, useUnsaved } from './use-unsaved.js';
import { useSubmit, type Refused, type Texts } from './use-submit.js';
import styles from './form.module.css';

type Words = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly isOptional?: boolean;
};

export type ReasonDialogProps = {
  readonly title: string;
  readonly button: string;
  /** Performs the action with what was typed; the dialog shows the error that it throws. */
  readonly send: (texts: Texts) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly fields?: ((refused: Refused | null) => ReactNode) | undefined;
  /** The label and the hint of the text field, where it is not a reason; null for no text field. */
  readonly words?: Words | null;
};

const REASON: Words = {
  name: 'reason',
  label: 'Reason',
  hint: 'It is kept in the audit log.',
  most: 500,
};

/** The dialog of every action that goes into the audit log: what it does, its fields, and the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, button, send, onClose, children, fields, words = REASON } = props;
  const { refused, isBusy, submit } = useSubmit(async (texts) => {
    await send(texts);
    onClose();
  });
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped && !isBusy);
  const leave = () => {
    if (!isTyped || mayLeave()) onClose();
  };
  const message = formMessage(refused);
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby="reason-title">
      <DialogTitle id="reason-title">{title}</DialogTitle>
      <DialogContent>
        <form
          className={styles.form}
          aria-label={title}
          noValidate
          onInput={() => setTyped(true)}
          onSubmit={submit}
        >
          {children && <div className={styles.words}>{children}</div>}
          {message && <Notice kind="error">{message}</Notice>}
          {fields?.(refused)}
          {words && (
            <TextAreaField
              {...{ name: words.name, label: words.label, hint: words.hint, refused }}
              rows={3}
              maxLength={words.most}
              aria-required={!words.isOptional}
              autoFocus={!fields}
            />
          )}
          <div className="flex gap-3 wrap">
            <button className="button primary" aria-disabled={isBusy || undefined}>
              {button}
            </button>
            <button type="button" className="button secondary" onClick={leave}>
              Back
            </button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
