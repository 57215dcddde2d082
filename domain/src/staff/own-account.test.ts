import { NothingToChange } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { fakeTotp } from '../testing/fake-authenticators.js';
import { A_DAY } from '../testing/moments.js';
import { secondFactorDueAt } from './admin-session.js';
import { owedBy } from './admin.js';
import {
  SecondFactorNeeded,
  TotpState,
  WrongOwnCode,
  WrongOwnPassword,
  WrongTotp,
} from './errors.js';
import { changeOwnPassword, signOutEverywhere } from './own-account.js';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './own-totp.js';
import { otpauthUri, stepAt } from './second-factor.js';
import { signInAdmin } from './sign-in-admin.js';

const password = 'correct horse battery';
const username = 'meera';
const plain = anAdmin({ username, role: 'support', passwordHash: `hash of ${password}` });
const ACTOR = { adminId: plain.id, username };

async function withAdmin(parts = {}) {
  const context = await aTestContext();
  await context.unitOfWork.run((tx) => tx.admins.add({ ...plain, ...parts }));
  const kept = async () => (await context.admins.findById(plain.id))!;
  return { context, kept, actions: () => context.unitOfWork.audit().map(({ action }) => action) };
}

function changePasswordMeanwhile({ unitOfWork, admins, passwords }: TestContext): void {
  passwords.meanwhile = async () => {
    const admin = (await admins.findById(plain.id))!;
    const changed = { ...admin, passwordHash: 'hash of a new password' };
    await unitOfWork.run((tx) => tx.admins.save(changed));
  };
}

const codeAt = (context: TestContext, steps = 0): string =>
  fakeTotp('SECRET', stepAt(context.clock.now) + steps);

async function withTotp() {
  const { context, kept, actions } = await withAdmin();
  await beginTotp(context, ACTOR);
  const codes = await confirmTotp(context, ACTOR, codeAt(context, -1));
  const signIn = (code: string) => signInAdmin(context, { username, password, code });
  return { context, kept, codes, signIn, actions };
}

describe('The own password', () => {
  const next = 'another horse battery';

  it('is changed by whoever knows the old one, and ends every session', async () => {
    const { context, kept, actions } = await withAdmin({ mustChangePassword: true });
    const form = { currentPassword: password, password: next };
    const after = await changeOwnPassword(context, ACTOR, form);
    expect(after).toMatchObject({ sessionVersion: 1, mustChangePassword: false });
    expect(await kept()).toEqual(after);
    expect(actions()).toEqual(['change-own-password']);
    await expect(signInAdmin(context, { username, password: next })).resolves.toBeDefined();
  });

  it.each([
    ['a wrong old one', { currentPassword: 'wrong', password: next }, 'currentPassword'],
    ['a common new one', { currentPassword: password, password: 'password' }, 'password'],
    ['the same again', { currentPassword: password, password }, 'password'],
  ])('is not changed by %s', async (_, form, field) => {
    const { context, kept } = await withAdmin();
    await expect(changeOwnPassword(context, ACTOR, form)).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await kept()).toEqual(plain);
  });
});

describe('What an admin does with the own account', () => {
  const other = 'another horse battery';

  const proof = (context: TestContext) => ({ currentPassword: password, code: codeAt(context) });
  const form = { currentPassword: password, password: other };

  it.each<[string, (context: TestContext) => Promise<unknown>]>([
    ['another password', (context) => changeOwnPassword(context, ACTOR, form)],
    ['no authenticator', (context) => removeTotp(context, ACTOR, proof(context))],
    ['new recovery codes', (context) => renewRecoveryCodes(context, ACTOR, proof(context))],
  ])('gives %s only by a password that nobody changed meanwhile', async (_, act) => {
    const { context } = await withTotp();
    changePasswordMeanwhile(context);
    await expect(act(context)).rejects.toThrow(WrongOwnPassword);
  });

  it.each([
    ['who is deactivated', { active: false }, ACTOR],
    ['who does not exist', {}, { adminId: 'nobody', username: 'nobody' }],
  ])('is refused to one %s', async (_, parts, actor) => {
    const { context, actions } = await withAdmin(parts);
    const refused = signOutEverywhere(context, actor);
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such admin.');
    expect(actions()).toEqual([]);
  });

  it('asks no password of one who does not exist', async () => {
    const { context } = await withAdmin();
    const nobody = { adminId: 'nobody', username: 'nobody' };
    const changing = changeOwnPassword(context, nobody, form);
    await expect(changing).rejects.toThrow('There is no such admin.');
    expect(context.passwords.work).toBe(0);
  });
});

describe('An authenticator', () => {
  it('counts once it is confirmed', async () => {
    const { context } = await withAdmin();
    await beginTotp(context, ACTOR);
    await expect(signInAdmin(context, { username, password })).resolves.toBeDefined();
    await expect(confirmTotp(context, ACTOR, 'wrong')).rejects.toThrow(WrongOwnCode);
    expect(await confirmTotp(context, ACTOR, codeAt(context))).toHaveLength(10);
    await expect(signInAdmin(context, { username, password })).rejects.toThrow(SecondFactorNeeded);
  });

  it('must be begun before, and only once', async () => {
    const { context } = await withAdmin();
    await expect(confirmTotp(context, ACTOR, codeAt(context))).rejects.toThrow(TotpState);
    const { context: enrolled } = await withTotp();
    await expect(beginTotp(enrolled, ACTOR)).rejects.toThrow(TotpState);
    await expect(confirmTotp(enrolled, ACTOR, codeAt(enrolled))).rejects.toThrow(TotpState);
  });

  it('is given up by password and code', async () => {
    const { context, kept, actions } = await withTotp();
    const code = codeAt(context);
    const wrong = { currentPassword: 'wrong', code };
    await expect(removeTotp(context, ACTOR, wrong)).rejects.toThrow(WrongOwnPassword);
    const guess = { currentPassword: password, code: 'wrong' };
    await expect(removeTotp(context, ACTOR, guess)).rejects.toThrow(WrongOwnCode);
    await removeTotp(context, ACTOR, { currentPassword: password, code });
    expect(await kept()).toEqual(plain);
    expect(actions()).toEqual(['begin-totp', 'confirm-totp', 'remove-totp']);
    expect(context.mails('admin-security-notice')).toMatchObject([
      { data: { action: 'confirm-totp' } },
      { data: { action: 'remove-totp', username, by: username } },
    ]);
  });

  it('is neither given up nor given new recovery codes where there is none', async () => {
    const { context } = await withAdmin();
    const proof = { currentPassword: password, code: codeAt(context) };
    await expect(removeTotp(context, ACTOR, proof)).rejects.toThrow(TotpState);
    await expect(renewRecoveryCodes(context, ACTOR, proof)).rejects.toThrow(TotpState);
  });

  it('shows a new code every 30 seconds, counted from the year 1970', () => {
    expect(stepAt(new Date(29_999))).toBe(0);
    expect(stepAt(new Date(30_000))).toBe(1);
    expect(stepAt(new Date(1_111_111_109_000))).toBe(0x23523ec);
  });

  it('is told to the app in its own form', () => {
    expect(otpauthUri('Admin console', 'a@b', 'SECRET')).toBe(
      'otpauth://totp/Admin%20console:a%40b?secret=SECRET&issuer=Admin%20console&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('Signing in with an authenticator', () => {
  it('takes a code once, also of two at once', async () => {
    const { context, signIn } = await withTotp();
    const both = await Promise.allSettled([signIn(codeAt(context)), signIn(codeAt(context))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(signIn(codeAt(context))).rejects.toThrow(WrongTotp);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { signIn, codes, kept } = await withTotp();
    await expect(signIn(codes[3]!.replaceAll('-', ' ').toUpperCase())).resolves.toBeDefined();
    expect((await kept()).recoveryHashes).toHaveLength(9);
    await expect(signIn(codes[3]!)).rejects.toThrow(WrongTotp);
    await expect(signIn(codes[4]!)).resolves.toBeDefined();
  });

  it('takes no code while the secret can’t be opened', async () => {
    const { context, kept, signIn } = await withTotp();
    const admin = { ...(await kept()), totpSecret: 'sealed otherwise' };
    await context.unitOfWork.run((tx) => tx.admins.save(admin));
    await expect(signIn(codeAt(context))).rejects.toThrow(WrongTotp);
  });
});

describe('New recovery codes', () => {
  it('are groups of characters that are not mistaken for one another', async () => {
    const { codes } = await withTotp();
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){6}$/);
  });

  it('leave those of an admin who has shorter ones as good as they were', async () => {
    const { context, signIn, kept } = await withTotp();
    const recoveryHashes = [context.codeHasher.hash(`recovery ${ACTOR.adminId} abcdefghjk`)];
    const admin = { ...(await kept()), recoveryHashes };
    await context.unitOfWork.run((tx) => tx.admins.save(admin));
    await expect(signIn('abcde-fghjk')).resolves.toBeDefined();
    await expect(signIn('abcde-fghjk')).rejects.toThrow(WrongTotp);
  });

  it('take the place of the old ones', async () => {
    const { context, signIn, codes, actions } = await withTotp();
    const proof = { currentPassword: password, code: codes[0]! };
    const fresh = await renewRecoveryCodes(context, ACTOR, proof);
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    await expect(signIn(codes[1]!)).rejects.toThrow(WrongTotp);
    await expect(signIn(fresh[1]!)).resolves.toBeDefined();
    expect(actions()).toContain('renew-recovery-codes');
  });

  it('are not made for a wrong code', async () => {
    const { context, signIn, codes } = await withTotp();
    const proof = { currentPassword: password, code: 'wrong' };
    await expect(renewRecoveryCodes(context, ACTOR, proof)).rejects.toThrow(WrongOwnCode);
    await expect(signIn(codes[1]!)).resolves.toBeDefined();
  });
});

it('Signing out everywhere ends every session', async () => {
  const { context, kept, actions } = await withAdmin();
  await signOutEverywhere(context, ACTOR);
  expect(await kept()).toEqual({ ...plain, sessionVersion: 1 });
  expect(actions()).toEqual(['sign-out-everywhere']);
});

it.each([
  [true, null, true, 'password'],
  [false, null, true, 'second-factor'],
  [false, A_DAY, true, null],
  [false, null, false, null],
])(
  'What an admin owes, given %j, %j and %j, is %j',
  (mustChangePassword, totpConfirmedAt, required, owed) => {
    const admin = { mustChangePassword, totpConfirmedAt, passkeys: [], firstSignedInAt: null };
    expect(owedBy(admin, required, A_DAY)).toBe(owed);
  },
);

it.each([
  ['a second before seven days after the first sign-in', -1, null, null],
  ['seven days after it', 0, null, 'second-factor'],
  ['seven days after it, with an authenticator', 0, A_DAY, null],
])('What an admin owes as %s is %s %j %j', (_, seconds, totpConfirmedAt, owed) => {
  const admin = anAdmin({ totpConfirmedAt, firstSignedInAt: A_DAY });
  const due = secondFactorDueAt(admin);
  expect(due).toEqual(secondsAfter(A_DAY, 7 * 24 * 60 * 60));
  expect(owedBy(admin, false, secondsAfter(due!, seconds))).toBe(owed);
});
