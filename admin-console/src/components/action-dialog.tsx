import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Notice } from './notice.js';
import { fieldError, wordsOf } from './refusal.js';
import styles from './action-dialog.module.css';

export type ActionDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** The fields beside the reason. */
  readonly fields?: (failure: unknown) => ReactNode;
  readonly confirm: string;
  /** Does it; what it throws is shown in the dialog. */
  readonly onConfirm: (form: FormData) => Promise<void>;
  readonly onClose: () => void;
};

const FIELDS = ['reason', 'attempts'];

function ReasonField({ failure }: { readonly failure: unknown }) {
  const error = fieldError(failure, 'reason');
  return (
    <TextField
      name="reason"
      label="Reason"
      helperText={error ?? 'Kept in the audit log.'}
      error={error !== undefined}
      multiline
      minRows={2}
      fullWidth
      required
      autoFocus
    />
  );
}

/** One try at a time; a failure is kept to be shown. */
function useConfirming({ onConfirm, onClose }: ActionDialogProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: FormData) => {
    setBusy(true);
    try {
      await onConfirm(form);
      onClose();
    } catch (thrown) {
      setFailure(thrown);
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog hangs in the page's body, but React would tell forms around its button.
    event.stopPropagation();
    if (!isBusy) void submit(new FormData(event.currentTarget));
  };
  return { failure, isBusy, onSubmit };
}

/** Asks for the reason of an action, and does it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, fields, confirm, onClose } = props;
  const { failure, isBusy, onSubmit } = useConfirming(props);
  const isOfField = FIELDS.some((field) => fieldError(failure, field));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="action-title">
      <form onSubmit={onSubmit} aria-label={title} noValidate>
        <DialogTitle id="action-title">{title}</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <DialogContentText>{children}</DialogContentText>
          {failure !== null && !isOfField && (
            <Notice kind="error">{wordsOf(failure, 'Something went wrong.')}</Notice>
          )}
          {fields?.(failure)}
          <ReasonField failure={failure} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
          <button type="button" className="button secondary" onClick={onClose}>
            Back
          </button>
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            {confirm}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
