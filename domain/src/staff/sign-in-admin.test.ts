import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { fakeAuthenticators, fakeTotp } from '../testing/fake-authenticators.js';
import { A_DAY } from '../testing/moments.js';
import { AdminLoginFailed, SecondFactorNeeded, WrongTotp } from './errors.js';
import { stepAt } from './second-factor.js';
import { signInAdmin } from './sign-in-admin.js';

describe('signing in as an admin', () => {
  const admin = anAdmin({ username: 'meera' });
  const withAdmin = async () => {
    const context = await aTestContext();
    await context.unitOfWork.run((tx) => tx.admins.addFirst(admin));
    return context;
  };

  it('finds the admin', async () => {
    const signedIn = signInAdmin(await withAdmin(), {
      username: ' meera ',
      password: 'an admin password',
    });
    await expect(signedIn).resolves.toEqual(admin);
  });

  it.each([
    ['another password', 'meera', 'another'],
    ['an unknown name', 'asha', 'an admin password'],
  ])('refuses %s, after the same work', async (_, username, password) => {
    const context = await withAdmin();
    await expect(signInAdmin(context, { username, password })).rejects.toThrow(AdminLoginFailed);
    expect(context.passwords.work).toBe(1);
  });
});

describe('signing in as an admin with an authenticator', () => {
  const form = { username: 'meera', password: 'an admin password' };
  const id = 'admin-1';
  const admin = anAdmin({
    id,
    username: 'meera',
    totpSecret: fakeAuthenticators.seal('SECRET', id),
    totpConfirmedAt: A_DAY,
  });
  const withAdmin = async () => {
    const context = await aTestContext();
    await context.unitOfWork.run((tx) => tx.admins.addFirst(admin));
    const step = stepAt(context.clock.now);
    return { context, step, code: fakeTotp('SECRET', step) };
  };

  it('takes its code, and notes when it was of', async () => {
    const { context, step, code } = await withAdmin();
    const signedIn = await signInAdmin(context, { ...form, code });
    expect(signedIn).toEqual({ ...admin, totpLastStep: step });
    expect(await context.admins.findById(id)).toEqual(signedIn);
  });

  it.each([{}, { code: '' }, { code: '  ' }])(
    'asks for the code where it gets %j',
    async (given) => {
      const { context } = await withAdmin();
      await expect(signInAdmin(context, { ...form, ...given })).rejects.toThrow(SecondFactorNeeded);
    },
  );

  it('refuses a wrong code', async () => {
    const { context } = await withAdmin();
    await expect(signInAdmin(context, { ...form, code: 'wrong' })).rejects.toThrow(WrongTotp);
  });

  it('asks no stranger for the code', async () => {
    const { context } = await withAdmin();
    const stranger = { ...form, password: 'another' };
    await expect(signInAdmin(context, stranger)).rejects.toThrow(AdminLoginFailed);
  });

  it.each([
    ['the account is deactivated', { active: false }],
    ['the password is changed', { passwordHash: 'hash of a new password' }],
  ])('is refused if meanwhile %s', async (_, change) => {
    const { context, code } = await withAdmin();
    context.passwords.meanwhile = () =>
      context.unitOfWork.run((tx) => tx.admins.save({ ...admin, ...change }));
    await expect(signInAdmin(context, { ...form, code })).rejects.toThrow(AdminLoginFailed);
  });
});
