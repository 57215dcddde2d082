import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { fakeAuthenticators, fakeTotp } from '../testing/fake-authenticators.js';
import { A_DAY } from '../testing/moments.js';
import { AdminLoginFailed, SecondFactorNeeded } from './errors.js';
import { stepAt } from './second-factor.js';
import { signInAdmin } from './sign-in-admin.js';
import { secondsAfter } from '../kernel/time.js';
import { aPasskey, fakePasskeyAnswer } from '../testing/fake-passkeys.js';
import { isIdle, isProofFresh } from './admin-session.js';
import { beginAdminSession, type AdminSignInPlace } from './begin-admin-session.js';
import { beginPasskeyProof } from './own-passkeys.js';
import { beginTotp, confirmTotp } from './own-totp.js';
import { proveIdentity } from './prove-identity.js';

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

const PASSWORD = 'correct horse battery';
const admin = anAdmin({ username: 'meera', passwordHash: `hash of ${PASSWORD}` });
const ACTOR = { adminId: admin.id, username: admin.username };
const OFFICE: AdminSignInPlace = {
  device: 'Chrome on Windows',
  network: '203.0.113.x',
  isKnownDevice: false,
};

async function given(parts = {}) {
  const context = await aTestContext();
  await context.unitOfWork.run((tx) => tx.admins.add({ ...admin, ...parts }));
  const begin = async (place: AdminSignInPlace) =>
    beginAdminSession(context, (await context.admins.findById(admin.id))!, place);
  return { context, begin };
}

describe('An admin’s session', () => {
  it('ends after 30 minutes without a request', () => {
    expect(isIdle(A_DAY, secondsAfter(A_DAY, 30 * 60 - 1))).toBe(false);
    expect(isIdle(A_DAY, secondsAfter(A_DAY, 30 * 60))).toBe(true);
  });

  it('is proven for 5 minutes', () => {
    expect(isProofFresh(A_DAY, secondsAfter(A_DAY, 5 * 60 - 1))).toBe(true);
    expect(isProofFresh(A_DAY, secondsAfter(A_DAY, 5 * 60))).toBe(false);
  });

  it('notes the first sign-in, and no later one', async () => {
    const { context, begin } = await given();
    const first = context.clock.now;
    await begin(OFFICE);
    context.clock.pass(60);
    await begin(OFFICE);
    expect(await context.admins.findById(admin.id)).toMatchObject({ firstSignedInAt: first });
  });
});

it('A sign-in from a new place is told of, by network and device, unless one of them is known or it is the first', async () => {
  const { context, begin } = await given();
  await begin(OFFICE);
  await begin(OFFICE);
  await begin({ ...OFFICE, network: '198.51.100.x', isKnownDevice: true });
  expect(context.mails()).toEqual([]);
  await begin({ ...OFFICE, network: '192.0.2.x' });
  expect(context.mails()).toEqual([
    {
      kind: 'admin-security-notice',
      to: 'inbox@example.com',
      data: {
        action: 'sign-in-from-new-place',
        username: 'meera',
        by: 'meera',
        at: context.clock.now.toISOString(),
        from: 'Chrome on Windows, network 192.0.2.x',
      },
    },
  ]);
});

describe('A proof of who this is', () => {
  const provedAt = async (proof: { password: string; code: string }) => {
    const { context, begin } = await given();
    await beginTotp(context, ACTOR);
    const code = (steps: number) => fakeTotp('SECRET', stepAt(context.clock.now) + steps);
    await confirmTotp(context, ACTOR, code(-1));
    const session = await begin(OFFICE);
    context.clock.pass(600);
    const given1 = { ...proof, code: proof.code === 'right' ? code(0) : proof.code };
    await proveIdentity(context, ACTOR, session.id, given1);
    const [kept] = await context.sessions.findAllOf(admin.id);
    return (kept!.provedAt.getTime() - session.beganAt.getTime()) / 1_000;
  };

  it('is the password and a code of the authenticator', () =>
    expect(provedAt({ password: PASSWORD, code: 'right' })).resolves.toBe(600));

  it('is the password alone for who has no second factor', async () => {
    const { context, begin } = await given();
    const session = await begin(OFFICE);
    context.clock.pass(600);
    await proveIdentity(context, ACTOR, session.id, { password: PASSWORD, code: '' });
    const [kept] = await context.sessions.findAllOf(admin.id);
    expect(kept!.provedAt).toEqual(context.clock.now);
  });

  it('can be a passkey, and is stored with the session', async () => {
    const { context, begin } = await given({ passkeys: [aPasskey()] });
    const session = await begin(OFFICE);
    context.clock.pass(600);
    const { challenge } = await beginPasskeyProof(context, ACTOR);
    const passkey = fakePasskeyAnswer(challenge, { counter: 2 });
    await proveIdentity(context, ACTOR, session.id, { password: '', code: '', passkey });
    const [kept] = await context.sessions.findAllOf(admin.id);
    expect(kept!.provedAt).toEqual(context.clock.now);
    const used = { counter: 2, lastUsedAt: context.clock.now };
    expect(await context.admins.findById(admin.id)).toMatchObject({ passkeys: [used] });
  });

  it.each([
    ['a wrong password', { password: 'wrong', code: '' }, 'wrong_password'],
    ['nothing', { password: '', code: '' }, 'wrong_password'],
    ['the password without a code', { password: PASSWORD, code: '' }, 'second_factor_needed'],
    ['a code without the password', { password: '', code: 'right' }, 'wrong_password'],
    ['a wrong code', { password: PASSWORD, code: 'wrong' }, 'wrong_code'],
  ])('A proof of who this is is not %s', (_, proof, code) =>
    expect(provedAt(proof)).rejects.toMatchObject({ code }),
  );
});
