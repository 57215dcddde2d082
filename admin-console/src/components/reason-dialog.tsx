import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactNode } from 'react';
import { fieldParts, whole } from './field.js';
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
  readonly begun?: string;
};

export type ReasonDialogProps = {
  readonly title: string;
  readonly button: string;
  /** Does it, with what was typed; what it throws is shown in the dialog. */
  readonly send: (texts: Texts) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly fields?: ((refused: Refused | null) => ReactNode) | undefined;
  /** What is written, where it is no reason but is kept in its place; null where nothing is. */
  readonly words?: Words | null;
};

const REASON: Words = {
  name: 'reason',
  label: 'Reason',
  hint: 'It is kept in the audit log.',
  most: 500,
};

type WordsFieldProps = {
  readonly words: Words;
  readonly refused: Refused | null;
  readonly isFirst: boolean;
};

function WordsField({ words, refused, isFirst }: WordsFieldProps) {
  const { control, label, notes } = fieldParts(words.name, refused, words.hint);
  return (
    <div className={styles.field}>
      <label {...label}>{words.label}</label>
      <textarea
        {...control}
        rows={words.begun === undefined ? 3 : 8}
        defaultValue={words.begun}
        maxLength={words.most}
        aria-required={!words.isOptional}
        autoFocus={isFirst}
      />
      {notes}
    </div>
  );
}

/** Says what something does, and asks why it is done and for what it takes; the one dialog of all that is
 * kept in the log. */
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
  const message = whole(refused);
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
          {words && <WordsField words={words} refused={refused} isFirst={!fields} />}
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
