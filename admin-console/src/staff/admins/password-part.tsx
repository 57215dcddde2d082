import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import { useState } from 'react';
import { CurrentPassword } from '../session/proof-fields.js';
import { Field } from '../../components/field.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import type { Account } from '../session/account.js';
import { Notice } from '../../components/notice.js';
import { act } from '../../providers/data-provider.js';
import { beginSession } from '../../providers/admin-session.js';
import styles from '../../components/form.module.css';

type PasswordPartProps = {
  readonly account: Account;
  readonly onDone: () => Promise<unknown>;
};

/** Changes the own password. Every other session ends; this one goes on with a new token. */
export function PasswordPart({ account, onDone }: PasswordPartProps) {
  const [turn, setTurn] = useState(0);
  const change = async (texts: Texts) => {
    beginSession((await act('account/password', texts)).token);
    setTurn(turn + 1);
    await onDone();
  };
  return (
    <section className={styles.part} aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      {account.owed === 'password' && (
        <p>Your password was chosen by somebody else. Please choose one that only you know.</p>
      )}
      {turn > 0 && <Notice kind="info">Changed. Your other sessions have ended.</Notice>}
      <ActionForm key={turn} label="Change password" button="Change Password" send={change}>
        <CurrentPassword />
        <Field
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
        />
      </ActionForm>
    </section>
  );
}
