import type { DomainError } from '../kernel/errors.js';
import { testRefusals } from '../testing/test-refusals.js';
import * as refusals from './errors.js';

testRefusals(
  refusals,
  `
RoleForbids forbidden role_forbids
PasswordChangeNeeded forbidden password_change_needed
SecondFactorRequired forbidden second_factor_required
UsernameTaken conflict username_taken
LastOwner conflict last_owner
NotYourself["deactivate"] conflict not_yourself You can't deactivate yourself.
TotpState["You have no authenticator."] conflict totp_state
WrongOwnPassword invalid wrong_password
WrongOwnCode invalid wrong_code
AdminLoginFailed unauthenticated wrong_credentials
SecondFactorNeeded[true,null] unauthenticated totp_needed
SecondFactorNeeded[false,{"challenge":"c","credentials":[]}] unauthenticated passkey_needed
SecondFactorNeeded[true,{"challenge":"c","credentials":[]}] unauthenticated totp_or_passkey_needed
WrongTotp unauthenticated wrong_totp
MoreProofNeeded invalid second_factor_needed
PasskeyState["You have no passkey."] conflict passkey_state
WrongPasskey["sign-in"] unauthenticated wrong_passkey
WrongPasskey["own-account"] invalid wrong_passkey
CopiedPasskey["sign-in"] unauthenticated passkey_copied
CopiedPasskey["own-account"] invalid passkey_copied
`,
);

const AT_A_FIELD: readonly (readonly [DomainError, field: string])[] = [
  [new refusals.UsernameTaken(), 'username'],
  [new refusals.WrongOwnPassword(), 'currentPassword'],
  [new refusals.WrongOwnCode(), 'code'],
];

it.each(AT_A_FIELD)('%p shows its message at the field %s', ({ message, details }, field) => {
  expect(details).toEqual({ fields: { [field]: message } });
});
