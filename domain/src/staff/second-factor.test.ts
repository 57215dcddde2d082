import { expect, it } from '@jest/globals';
import { anAdmin } from '../testing/an-admin.js';
import { fakeAuthenticators, fakeTotp } from '../testing/fake-authenticators.js';
import { afterTotp, stepAt } from './second-factor.js';

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
  const totpSecret = fakeAuthenticators.seal('SECRET', admin.id);
  const after = afterTotp(
    { authenticators: fakeAuthenticators },
    { ...admin, totpSecret, totpConfirmedAt: NOW },
    fakeTotp('SECRET', stepAt(NOW) + steps),
    NOW,
  );
  expect(after !== null).toBe(isTaken);
});
