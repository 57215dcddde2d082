import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { Notice } from '../../components/notice.js';
import styles from '../../components/form.module.css';

type ShownOnceProps = { readonly password: string; readonly onClose: () => void };

/** A password for a first sign-in; it can't be shown again. */
export function ShownOnce({ password, onClose }: ShownOnceProps) {
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="once-title">
      <DialogTitle id="once-title">Password for the next sign-in</DialogTitle>
      <DialogContent>
        <div className={styles.form}>
          <Notice kind="info">
            It is shown only now, and has to be changed at the sign-in. Hand it over in person.
          </Notice>
          <p className={styles.secret}>{password}</p>
          <div className="flex gap-3 wrap">
            <button type="button" className="button primary" onClick={onClose}>
              Done
            </button>
            <button
              type="button"
              className="button secondary"
              onClick={() => void navigator.clipboard.writeText(password)}
            >
              Copy
            </button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
