import type { ReactNode } from 'react';
import { signWithPasskey } from './passkeys.js';
import { Code } from './proof-fields.js';
import type { Account } from './use-account.js';
import { Field, formMessage } from '../../components/field.js';
import { Notice } from '../../components/notice.js';
import { useSubmit, type Refused } from '../../components/use-submit.js';
import { sendAsAdmin } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';

type ProofFormProps = {
  readonly account: Account;
  readonly onAnswer: (isProven: boolean) => void;
};

async function proveByPasskey(): Promise<void> {
  const challenge = await sendAsAdmin('account/passkeys/challenge', {});
  const passkey = await signWithPasskey(challenge.passkey);
  await sendAsAdmin('account/prove', { passkey });
}

/** The server's name of the field differs from the name here. */
const messageOf = (refused: Refused | null): string | null =>
  refused?.fields.password ?? formMessage(refused);

type WayProps = { readonly onProven: () => void; readonly back: ReactNode };

function ByPasskey({ onProven, back }: WayProps) {
  const { refused, isBusy, submit } = useSubmit(async () => {
    await proveByPasskey();
    onProven();
  });
  const message = messageOf(refused);
  return (
    <form className={styles.form} aria-label="Confirm by passkey" onSubmit={submit}>
      {message && <Notice kind="error">{message}</Notice>}
      <div className="flex gap-3 wrap">
        <button className="button primary" aria-disabled={isBusy || undefined} autoFocus>
          Use Passkey
        </button>
        {back}
      </div>
    </form>
  );
}

function ByPassword({ account, onProven, back }: WayProps & { readonly account: Account }) {
  const { refused, isBusy, submit } = useSubmit(async ({ proof, code }) => {
    await sendAsAdmin('account/prove', { password: proof, ...(code ? { code } : {}) });
    onProven();
  });
  const message = messageOf(refused);
  const isFirst = account.passkeys.length === 0;
  return (
    <form className={styles.form} aria-label="Confirm" noValidate onSubmit={submit}>
      {message && <Notice kind="error">{message}</Notice>}
      <Field
        name="proof"
        label="Your password"
        type="password"
        autoComplete="current-password"
        refused={null}
        required
        autoFocus={isFirst}
      />
      {account.hasTotp && <Code refused={refused} />}
      <div className="flex gap-3 wrap">
        <button
          className={`button ${isFirst ? 'primary' : 'secondary'}`}
          aria-disabled={isBusy || undefined}
        >
          Confirm
        </button>
        {back}
      </div>
    </form>
  );
}

/** Asks for a passkey, if there is one, or for the password, with a code where there is an authenticator. */
export function ProofForm({ account, onAnswer }: ProofFormProps) {
  const hasPasskey = account.passkeys.length > 0;
  const takesPassword = !hasPasskey || account.hasTotp;
  const onProven = () => onAnswer(true);
  const back = (
    <button type="button" className="button secondary" onClick={() => onAnswer(false)}>
      Back
    </button>
  );
  return (
    <>
      {hasPasskey && <ByPasskey onProven={onProven} back={takesPassword ? null : back} />}
      {hasPasskey && takesPassword && (
        <p className={styles.words}>Or by your password and a code:</p>
      )}
      {takesPassword && <ByPassword account={account} onProven={onProven} back={back} />}
    </>
  );
}
