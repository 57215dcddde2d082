import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRefusalCode } from '../components/action-form.js';
import { CheckField } from '../components/field.js';

/** What the server answers to a change that leaves a domain with too few questions. */
export const DOMAINS_WOULD_CLOSE = 'domains_would_close';

/** Shown when the server asks for a confirmation. */
export const CONFIRM_CLOSE = (
  <CheckField name="confirmed" label="It is meant: offer no test there" />
);

export const ConfirmClose = () => useRefusalCode() === DOMAINS_WOULD_CLOSE && CONFIRM_CLOSE;

type Props = {
  readonly message: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function ImportAnyway({ message, onConfirm, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="anyway-title">
      <DialogTitle id="anyway-title">Import anyway?</DialogTitle>
      <DialogContent>{message}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          Back
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          Import anyway
        </Button>
      </DialogActions>
    </Dialog>
  );
}
