import { PasskeysPart } from './passkeys-part.js';
import { PasswordPart } from './password-part.js';
import { SessionsPart } from './sessions-part.js';
import { TotpPart } from './totp-part.js';
import { useQueryClient } from '@tanstack/react-query';
import { Answered } from '../../components/answered.js';
import type { Account } from '../session/account.js';

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
