import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { ProofForm } from './proof-form.js';
import { useAccount } from './use-account.js';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';
import { onProofNeeded } from '../../providers/proof.js';
import styles from '../../components/form.module.css';

type Answer = (isProven: boolean) => void;

/** Asks for a proof of identity when the server requires one, and then continues the call. */
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
  return isOpen ? <Proof onAnswer={close} /> : null;
}

/** Which proof is asked for depends on the account. */
function Proof({ onAnswer }: { readonly onAnswer: Answer }) {
  const { account, error } = useAccount();
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
        <div className={styles.form}>
          <p className={styles.words}>
            What you are about to do can’t be undone, or changes who gets in.
          </p>
          {error && <Notice kind="error">{error.message}</Notice>}
          {account ? <ProofForm account={account} onAnswer={onAnswer} /> : !error && <Loading />}
        </div>
      </DialogContent>
    </Dialog>
  );
}
