import { anAdmin } from '../testing/an-admin.js';
import { fakeAuthenticators, fakeTotp } from '../testing/fake-authenticators.js';
import { afterTotp, newRecoveryCodes, stepAt } from './second-factor.js';
import type { RandomSource } from '../kernel/transaction.js';
import { fakeCodeHasher } from '../testing/fake-hashers.js';
import { newPassword } from './admin.js';
import { ADMIN_ROLES, isAdminRole, isAllowed } from './role.js';
import type { DomainError } from '../kernel/errors.js';
import { testRefusals } from '../testing/test-refusals.js';
import * as refusals from './errors.js';

const NOW = new Date('2026-11-25T10:00:00Z');

it('The secret of an authenticator is sealed anew when a code is taken, so that a change of the key loses none', () => {
  const admin = anAdmin();
  const underOldKey = `old ${fakeAuthenticators.seal('SECRET', admin.id)}`;
  const authenticators = {
    ...fakeAuthenticators,
    open: (sealed: string, adminId: string) =>
      fakeAuthenticators.open(sealed.replace(/^old /, ''), adminId),
  };
  const after = afterTotp(
    { authenticators },
    { ...admin, totpSecret: underOldKey, totpConfirmedAt: NOW },
    fakeTotp('SECRET', stepAt(NOW)),
    NOW,
  );
  expect(after?.totpSecret).toBe(fakeAuthenticators.seal('SECRET', admin.id));
});

it.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('A code of an authenticator of the time step %d from now: taken is %s', (steps, isTaken) => {
  const admin = anAdmin();
  const after = afterTotp(
    { authenticators: fakeAuthenticators },
    { ...admin, totpSecret: fakeAuthenticators.seal('SECRET', admin.id), totpConfirmedAt: NOW },
    fakeTotp('SECRET', stepAt(NOW) + steps),
    NOW,
  );
  expect(after !== null).toBe(isTaken);
});

const LEAST_BITS = 128;

function countedRandom() {
  let bits = 0;
  const random: RandomSource = {
    int(limit) {
      bits += Math.log2(limit);
      return limit - 1;
    },
  };
  return { random, bits: () => bits };
}

describe('What is drawn for an admin', () => {
  it('has at least 128 bits in a first password', () => {
    const { random, bits } = countedRandom();
    expect(newPassword(random)).toMatch(/^9+$/);
    expect(bits()).toBeGreaterThanOrEqual(LEAST_BITS);
  });

  it('has at least 128 bits in each recovery code', () => {
    const { random, bits } = countedRandom();
    const { codes } = newRecoveryCodes({ codeHasher: fakeCodeHasher, random }, { id: 'admin-1' });
    expect(codes.length).toBeGreaterThan(0);
    expect(bits() / codes.length).toBeGreaterThanOrEqual(LEAST_BITS);
  });
});

describe('A role', () => {
  it('may do what is meant for it', () => {
    expect(isAllowed('support', ['support', 'finance'])).toBe(true);
    expect(isAllowed('content', ['support', 'finance'])).toBe(false);
  });

  it('An owner may do everything', () => expect(isAllowed('owner', [])).toBe(true));

  it('is one of four words', () => {
    expect(ADMIN_ROLES.every(isAdminRole)).toBe(true);
    expect(isAdminRole('root')).toBe(false);
    expect(isAdminRole(undefined)).toBe(false);
  });
});

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
