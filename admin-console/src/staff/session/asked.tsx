import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { SignInForm } from './sign-in-form.js';
import { Failed } from '../../components/failed.js';
import { Loading } from '../../components/loading.js';
import type { Needed } from '../../providers/asking.js';
import { authProvider } from '../../providers/auth-provider.js';
import { answerTo, act } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';
import type { ReactNode } from 'react';
import { signWithPasskey } from './passkeys.js';
import { Code, CurrentPassword } from './proof-fields.js';
import type { Account } from './account.js';
import { ActionForm, type Texts } from '../../components/action-form.js';

type ProofFormProps = {
  readonly account: Account;
  readonly onProven: () => void;
  readonly back: ReactNode;
};

/** Asks for a passkey, if there is one, or for the password, with a code where there is an authenticator. */
function ProofForm({ account, onProven, back }: ProofFormProps) {
  const hasPasskey = account.passkeys.length > 0;
  const takesPassword = !hasPasskey || account.hasTotp;
  const proveByPasskey = async () => {
    const challenge = await act('account/passkeys/challenge', {});
    await act('account/prove', { passkey: await signWithPasskey(challenge.passkey) });
    onProven();
  };
  const proveByPassword = async ({ password, code }: Texts) => {
    await act('account/prove', { password, ...(code ? { code } : {}) });
    onProven();
  };
  return (
    <>
      {hasPasskey && (
        <ActionForm
          label="Confirm by passkey"
          button="Use Passkey"
          send={proveByPasskey}
          back={takesPassword ? null : back}
        />
      )}
      {hasPasskey && takesPassword && (
        <p className={styles.words}>Or by your password and a code:</p>
      )}
      {takesPassword && (
        <ActionForm
          label="Confirm"
          button="Confirm"
          tone={hasPasskey ? 'secondary' : 'primary'}
          send={proveByPassword}
          back={back}
        >
          <CurrentPassword name="password" autoFocus={!hasPasskey} />
          {account.hasTotp && <Code />}
        </ActionForm>
      )}
    </>
  );
}

const TITLES: Readonly<Record<Needed, string>> = {
  proof: 'Confirm that it is you',
  'sign-in': 'Sign in again',
};

const WORDS: Readonly<Record<Needed, string>> = {
  proof: 'What you are about to do can’t be undone, or changes who gets in.',
  'sign-in': 'Your session has ended. What you typed is still here.',
};

type AskedProps = { readonly needed: Needed; readonly onAnswer: (isDone: boolean) => void };

/** The question itself; its code is fetched when something is asked. */
export default function Asked({ needed, onAnswer }: AskedProps) {
  const Way = needed === 'proof' ? Proof : SignInAgain;
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="asked-title"
    >
      <DialogTitle id="asked-title">{TITLES[needed]}</DialogTitle>
      <DialogContent>
        <div className={styles.form}>
          <p className={styles.words}>{WORDS[needed]}</p>
          <Way onAnswer={onAnswer} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

type WayProps = Pick<AskedProps, 'onAnswer'>;

function Proof({ onAnswer }: WayProps) {
  const { data, error } = useQuery(answerTo('/api/admin/account'));
  const back = (
    <Button variant="outlined" onClick={() => onAnswer(false)}>
      Back
    </Button>
  );
  if (error) return <Failed message={error.message} onRetry={null} />;
  if (!data) return <Loading />;
  return <ProofForm account={data} onProven={() => onAnswer(true)} back={back} />;
}

/** Another admin does not go on with what this one typed. */
function SignInAgain({ onAnswer }: WayProps) {
  const { identity } = useGetIdentity();
  const goOn = async () => {
    const { id } = await authProvider.getIdentity();
    if (identity && id !== identity.id) window.location.assign('/admin');
    else onAnswer(true);
  };
  return <SignInForm username={identity?.fullName ?? ''} onDone={goOn} />;
}
