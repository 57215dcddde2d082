import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactNode } from 'react';
import { ActionForm, type ActionFormProps } from './action-form.js';
import { Field } from './field.js';
import { mayDrop } from './unsaved.js';
import styles from './form.module.css';

type Words = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly isOptional?: boolean;
};

export type ActionDialogProps = Pick<ActionFormProps, 'button' | 'send' | 'values'> & {
  readonly title: string;
  readonly onClose: () => void;
  /** What the action does. */
  readonly children?: ReactNode;
  readonly fields?: ReactNode;
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
export function ActionDialog(props: ActionDialogProps) {
  const { title, send, onClose, children, fields, words = REASON, ...form } = props;
  const [isTyped, setTyped] = useState(false);
  const leave = () => {
    if (!isTyped || mayDrop()) onClose();
  };
  const sendAndClose: ActionFormProps['send'] = async (texts) => {
    await send(texts);
    onClose();
  };
  const back = (
    <Button variant="outlined" onClick={leave}>
      Back
    </Button>
  );
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" aria-labelledby="action-title">
      <DialogTitle id="action-title">{title}</DialogTitle>
      <DialogContent>
        <ActionForm label={title} send={sendAndClose} back={back} onTyped={setTyped} {...form}>
          {children && <div className={styles.words}>{children}</div>}
          {fields}
          {words && (
            <Field
              {...{ name: words.name, label: words.label, hint: words.hint, rows: 3 }}
              maxLength={words.most}
              aria-required={!words.isOptional}
              autoFocus={!fields}
            />
          )}
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}
