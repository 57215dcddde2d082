import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { fakeTotp } from '../testing/fake-authenticators.js';
import { aPasskey, fakePasskeyAnswer } from '../testing/fake-passkeys.js';
import { A_DAY } from '../testing/moments.js';
import { isIdle, isProofFresh } from './admin-session.js';
import { beginAdminSession, type AdminSignInPlace } from './begin-admin-session.js';
import { beginPasskeyProof } from './own-passkeys.js';
import { beginTotp, confirmTotp } from './own-totp.js';
import { proveIdentity } from './prove-identity.js';
import { stepAt } from './second-factor.js';

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
    const passkey = fakePasskeyAnswer((await beginPasskeyProof(context, ACTOR)).challenge);
    await proveIdentity(context, ACTOR, session.id, { password: '', code: '', passkey });
    const [kept] = await context.sessions.findAllOf(admin.id);
    expect(kept!.provedAt).toEqual(context.clock.now);
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
