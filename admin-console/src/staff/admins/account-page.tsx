import { PasskeysPart } from './passkeys-part.js';
import { PasswordPart } from './password-part.js';
import { SessionsPart } from './sessions-part.js';
import { TotpPart } from './totp-part.js';
import { useAccount } from '../session/use-account.js';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';

/** The admin's own account: password, passkeys, authenticator, sessions; first what is required. */
export default function AccountPage() {
  const { account, error, refresh } = useAccount();
  if (error) return <Notice kind="error">{error.message || 'Failed to fetch the account.'}</Notice>;
  if (!account) return <Loading />;
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
