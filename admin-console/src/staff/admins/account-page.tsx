import { PasskeysPart } from './passkeys-part.js';
import { TotpPart } from './totp-part.js';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { Answered } from '../../components/answered.js';
import type { Account } from '../session/account.js';
import { useNavigate } from 'react-router';
import { DirectButton } from '../../components/action-button.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { Moment } from '../../components/values.js';
import { Notice } from '../../components/notice.js';
import { act, answerTo, type AnswerOf } from '../../providers/data-provider.js';
import { beginSession, endSession } from '../../providers/admin-session.js';
import styles from '../../components/form.module.css';
import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import { useState } from 'react';
import { CurrentPassword } from '../session/proof-fields.js';
import { Field } from '../../components/field.js';

const ADDRESS = '/api/admin/account/sessions';

type OwnSession = AnswerOf<typeof ADDRESS>['sessions'][number];

const One = ({ session }: { readonly session: OwnSession }) => (
  <li>
    <strong>{session.device}</strong>, network {session.network}
    {session.isThis && ' (this one)'}
    <br />
    Since <Moment at={session.beganAt} />, last used <Moment at={session.lastUsedAt} />{' '}
    {!session.isThis && (
      <DirectButton
        path={`account/sessions/${session.id}/end`}
        body={{}}
        refused="The session was not ended."
      >
        End
        <span className="visually-hidden">
          {` the session of ${session.device}, network ${session.network}`}
        </span>
      </DirectButton>
    )}
  </li>
);

function SignOutEverywhere() {
  const navigate = useNavigate();
  const end = async () => {
    await act('account/sign-out', {});
    endSession();
    await navigate('/admin-signin', { state: { reason: 'You are signed out everywhere.' } });
  };
  return (
    <ActionForm
      label="Sign out everywhere"
      button="Sign Out Everywhere"
      tone="secondary"
      send={end}
    >
      <p>Ends your sessions on every device, this one too.</p>
    </ActionForm>
  );
}

function SessionsPart() {
  const { data, error, refetch } = useQuery(answerTo(ADDRESS));
  const endOthers = async () => {
    beginSession((await act('account/sessions/end-others', {})).token);
    await refetch();
  };
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul aria-label="Where you are signed in">
        {data?.sessions.map((session) => (
          <One key={session.id} session={session} />
        ))}
      </ul>
      <ActionForm
        label="End the others"
        button="End All Others"
        tone="secondary"
        send={endOthers}
      />
      <SignOutEverywhere />
    </section>
  );
}

type PasswordPartProps = {
  readonly account: Account;
  readonly onDone: () => Promise<unknown>;
};

/** Changes the own password. Every other session ends; this one goes on with a new token. */
function PasswordPart({ account, onDone }: PasswordPartProps) {
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

/** The admin's own account: password, passkeys, authenticator, sessions; first what is required. */
export default function AccountPage() {
  return (
    <Answered path="/api/admin/account" refused="Failed to fetch the account.">
      {(account) => <Parts account={account} />}
    </Answered>
  );
}

function Parts({ account }: { readonly account: Account }) {
  const client = useQueryClient();
  // The rights depend on it as well.
  const refresh = () => client.invalidateQueries();
  const { owed } = account;
  return (
    <div>
      {owed === 'second-factor' && (
        <p>
          Every admin must have a second factor. Please add a passkey or set up an authenticator to
          go on.
        </p>
      )}
      {owed !== 'second-factor' && <PasswordPart account={account} onDone={refresh} />}
      {owed !== 'password' && <PasskeysPart account={account} onDone={refresh} />}
      {owed !== 'password' && <TotpPart account={account} onDone={refresh} />}
      {owed === null && <SessionsPart />}
    </div>
  );
}
