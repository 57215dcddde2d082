import type { ReactNode } from 'react';
import { signWithPasskey } from './passkeys.js';
import { Code, CurrentPassword } from './proof-fields.js';
import type { Account } from './account.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { act } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';

type ProofFormProps = {
  readonly account: Account;
  readonly onProven: () => void;
  readonly back: ReactNode;
};

/** Asks for a passkey, if there is one, or for the password, with a code where there is an authenticator. */
export function ProofForm({ account, onProven, back }: ProofFormProps) {
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
