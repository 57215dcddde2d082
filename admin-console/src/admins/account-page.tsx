import { useNavigate } from 'react-router';
import { OwnForm } from './own-form.js';
import { PasswordPart } from './password-part.js';
import { TotpPart } from './totp-part.js';
import { useAccount } from './use-account.js';
import { Loading } from '../components/loading.js';
import { Notice } from '../components/notice.js';
import { act } from '../providers/data-provider.js';
import { endSession } from '../session/admin-session.js';
import styles from '../components/form.module.css';

function SessionsPart() {
  const navigate = useNavigate();
  const end = async () => {
    await act('account/sign-out', {});
    endSession();
    await navigate('/admin-signin', { state: { reason: 'You are signed out everywhere.' } });
  };
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      <OwnForm label="Sign out everywhere" button="Sign Out Everywhere" tone="secondary" send={end}>
        {() => <p>Ends your sessions on every device, this one too.</p>}
      </OwnForm>
    </section>
  );
}

/** The own account: password, authenticator, sessions; first of all what is owed. */
export default function AccountPage() {
  const { account, error, refresh } = useAccount();
  if (error) return <Notice kind="error">{error.message || 'Failed to fetch the account.'}</Notice>;
  if (!account) return <Loading />;
  const { owed } = account;
  return (
    <div>
      {owed !== 'totp' && <PasswordPart account={account} onDone={refresh} />}
      {owed !== 'password' && <TotpPart account={account} onDone={refresh} />}
      {owed === null && <SessionsPart />}
    </div>
  );
}
