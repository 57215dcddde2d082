import { anAdmin } from '../testing/an-admin.js';
import { fakeAuthenticators, fakeTotp } from '../testing/fake-authenticators.js';
import { afterTotp, newRecoveryCodes, stepAt } from './second-factor.js';
import type { RandomSource } from '../kernel/transaction.js';
import { fakeCodeHasher } from '../testing/fake-hashers.js';
import { newPassword } from './admin.js';
import { ADMIN_ROLES, isAdminRole, isAllowed } from './role.js';

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
