import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { Field, whole } from '../components/field.js';
import { Notice } from '../components/notice.js';
import { useSubmit } from '../components/use-submit.js';
import { sendAsAdmin } from '../providers/data-provider.js';
import { onProofNeeded } from '../providers/proof.js';
import styles from '../components/form.module.css';

type Answer = (isProven: boolean) => void;

/** Asks for the password once more where the server wants it, and lets what was asked for go on. */
export function ProofDialog() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<Answer | null>(null);
  useEffect(
    () =>
      onProofNeeded(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  const close = (isProven: boolean) => {
    setOpen(false);
    answer.current?.(isProven);
    answer.current = null;
  };
  return isOpen ? <ProofForm onAnswer={close} /> : null;
}

function ProofForm({ onAnswer }: { readonly onAnswer: Answer }) {
  const { refused, isBusy, submit } = useSubmit(async ({ proof }) => {
    await sendAsAdmin('account/prove', { password: proof });
    onAnswer(true);
  });
  const message = refused?.fields.password ?? whole(refused);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="proof-title"
    >
      <DialogTitle id="proof-title">Confirm that it is you</DialogTitle>
      <DialogContent>
        <form className={styles.form} aria-label="Confirm" noValidate onSubmit={submit}>
          <p className={styles.words}>What you are about to do can’t be undone.</p>
          {message && <Notice kind="error">{message}</Notice>}
          <Field
            name="proof"
            label="Your password"
            type="password"
            autoComplete="current-password"
            refused={null}
            required
            autoFocus
          />
          <div className={styles.buttons}>
            <button className="button primary" aria-disabled={isBusy || undefined}>
              Confirm
            </button>
            <button type="button" className="button secondary" onClick={() => onAnswer(false)}>
              Back
            </button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
