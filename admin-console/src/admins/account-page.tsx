import { PasswordPart } from './password-part.js';
import { SessionsPart } from './sessions-part.js';
import { TotpPart } from './totp-part.js';
import { useAccount } from './use-account.js';
import { Loading } from '../components/loading.js';
import { Notice } from '../components/notice.js';

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
