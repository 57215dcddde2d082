import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { aPasskey, fakePasskeyAnswer } from '../testing/fake-passkeys.js';
import { A_DAY } from '../testing/moments.js';
import { owedBy } from './admin.js';
import {
  AdminLoginFailed,
  CopiedPasskey,
  MoreProofNeeded,
  PasskeyState,
  SecondFactorNeeded,
  WrongOwnPassword,
  WrongPasskey,
} from './errors.js';
import { resetAdminTotp } from './manage-admins.js';
import { addPasskey, beginPasskey, beginPasskeyProof, removePasskey } from './own-passkeys.js';
import { hasCounterFallen } from './passkey.js';
import type { Admin } from './ports.js';
import { proveIdentity } from './prove-identity.js';
import { rescueAdmin } from './rescue-admin.js';
import { hasSecondFactor } from './second-factor.js';
import { signInAdmin } from './sign-in-admin.js';

const password = 'correct horse battery';
const form = { username: 'meera', password };
const plain = anAdmin({ username: 'meera', role: 'support', passwordHash: `hash of ${password}` });
const ACTOR = { adminId: plain.id, username: 'meera' };
const other = anAdmin({ username: 'asha', passkeys: [aPasskey({ id: 'key-2' })] });

async function given(parts: Partial<Admin> = {}) {
  const context = await aTestContext();
  await context.unitOfWork.run(async (tx) => {
    await tx.admins.add({ ...plain, ...parts });
    await tx.admins.add(other);
  });
  const kept = async () => (await context.admins.findById(plain.id))!;
  return { context, kept, actions: () => context.unitOfWork.audit().map(({ action }) => action) };
}

const withPasskey = (parts: Partial<Admin> = {}) => given({ passkeys: [aPasskey()], ...parts });

type Context = Awaited<ReturnType<typeof given>>['context'];

async function signInChallenge(context: Context): Promise<string> {
  const refusal = await signInAdmin(context, form).catch((error: unknown) => error);
  if (!(refusal instanceof SecondFactorNeeded)) throw new Error('no passkey was asked for');
  return refusal.details.passkey!.challenge;
}

const proof = { password: '', code: '' };

describe('What counts as a second factor', () => {
  it.each([
    [false, {}],
    [true, { totpConfirmedAt: A_DAY }],
    [true, { passkeys: [aPasskey()] }],
    [true, { totpConfirmedAt: A_DAY, passkeys: [aPasskey()] }],
  ])('What counts as a second factor is %p for %j', (counts, parts) => {
    expect(hasSecondFactor(anAdmin(parts))).toBe(counts);
  });

  it('is a passkey also where one is required, and seven days after the first sign-in', () => {
    const late = secondsAfter(A_DAY, 8 * 24 * 60 * 60);
    const admin = anAdmin({ firstSignedInAt: A_DAY });
    expect(owedBy(admin, true, late)).toBe('second-factor');
    expect(owedBy({ ...admin, passkeys: [aPasskey()] }, true, late)).toBeNull();
  });
});

describe('A new passkey', () => {
  it('is added under its name by the answer to a challenge, and the company is told', async () => {
    const { context, kept, actions } = await given();
    const { challenge, credentials } = await beginPasskey(context, ACTOR);
    expect(credentials).toEqual([]);
    await addPasskey(context, ACTOR, { name: ' Laptop ', answer: fakePasskeyAnswer(challenge) });
    expect((await kept()).passkeys).toEqual([aPasskey({ createdAt: context.clock.now })]);
    expect(actions()).toEqual(['add-passkey']);
    expect(context.mails('admin-security-notice')).toMatchObject([
      { data: { action: 'add-passkey', username: 'meera', by: 'meera' } },
    ]);
  });

  it.each(['', '  ', 'x'.repeat(61)])('can’t be named "%s"', async (name) => {
    const { context } = await given();
    const { challenge } = await beginPasskey(context, ACTOR);
    const adding = addPasskey(context, ACTOR, { name, answer: fakePasskeyAnswer(challenge) });
    await expect(adding).rejects.toThrow(InvalidInput);
  });

  it('is refused where the answer is to no challenge, or to one that was used', async () => {
    const { context, kept } = await given();
    const add = (answer: object) =>
      addPasskey(context, ACTOR, { name: 'Laptop', answer: { id: 'key-1', ...answer } });
    await expect(add({})).rejects.toThrow(WrongPasskey);
    await expect(add(fakePasskeyAnswer('made up'))).rejects.toThrow(WrongPasskey);
    const { challenge } = await beginPasskey(context, ACTOR);
    await expect(add({ ...fakePasskeyAnswer(challenge), signedBy: 'another key' })).rejects.toThrow(
      WrongPasskey,
    );
    await expect(add(fakePasskeyAnswer(challenge))).rejects.toThrow(WrongPasskey);
    expect((await kept()).passkeys).toEqual([]);
  });

  it('is refused to a challenge that was given for another purpose or admin, or has expired', async () => {
    const { context, kept } = await withPasskey();
    const add = (challenge: string) =>
      addPasskey(context, ACTOR, {
        name: 'Phone',
        answer: fakePasskeyAnswer(challenge, { id: 'key-3' }),
      });
    const forProof = await beginPasskeyProof(context, ACTOR);
    await expect(add(forProof.challenge)).rejects.toThrow(WrongPasskey);
    const ofOther = await beginPasskey(context, { adminId: other.id, username: 'asha' });
    await expect(add(ofOther.challenge)).rejects.toThrow(WrongPasskey);
    const late = await beginPasskey(context, ACTOR);
    context.clock.pass(5 * 60);
    await expect(add(late.challenge)).rejects.toThrow(WrongPasskey);
    const inTime = await beginPasskey(context, ACTOR);
    context.clock.pass(5 * 60 - 1);
    await add(inTime.challenge);
    expect((await kept()).passkeys).toHaveLength(2);
  });

  it('is refused if another admin has it, and beyond ten', async () => {
    const { context } = await given();
    const { challenge } = await beginPasskey(context, ACTOR);
    const answer = fakePasskeyAnswer(challenge, { id: 'key-2' });
    await expect(addPasskey(context, ACTOR, { name: 'Copy', answer })).rejects.toThrow(
      PasskeyState,
    );
    const passkeys = Array.from({ length: 10 }, (_, nth) => aPasskey({ id: `of-${nth}` }));
    const full = await given({ passkeys });
    await expect(beginPasskey(full.context, ACTOR)).rejects.toThrow(PasskeyState);
    const nine = await given({ passkeys: passkeys.slice(1) });
    const last = await beginPasskey(nine.context, ACTOR);
    expect(last.credentials).toHaveLength(9);
    await nine.context.unitOfWork.run((tx) => tx.admins.save({ ...plain, passkeys }));
    const late = { name: 'Late', answer: fakePasskeyAnswer(last.challenge) };
    await expect(addPasskey(nine.context, ACTOR, late)).rejects.toThrow(PasskeyState);
  });
});

describe('The sign-in with a passkey', () => {
  it('never takes the password alone, and says what it asks for', async () => {
    const { context } = await withPasskey();
    await expect(signInAdmin(context, form)).rejects.toMatchObject({
      code: 'passkey_needed',
      details: {
        passkey: {
          challenge: 'challenge-1',
          credentials: [{ id: 'key-1', transports: ['internal'] }],
        },
      },
    });
    await expect(signInAdmin(context, { ...form, code: '123456' })).rejects.toMatchObject({
      code: 'passkey_needed',
    });
    const both = await withPasskey({ totpConfirmedAt: A_DAY, totpSecret: 'x' });
    await expect(signInAdmin(both.context, form)).rejects.toMatchObject({
      code: 'totp_or_passkey_needed',
    });
    const stranger = { ...form, password: 'another' };
    await expect(signInAdmin(context, stranger)).rejects.toThrow(AdminLoginFailed);
  });

  it('takes a signed challenge once, and notes the use', async () => {
    const { context, kept } = await withPasskey();
    const passkey = fakePasskeyAnswer(await signInChallenge(context), { counter: 3 });
    const signedIn = await signInAdmin(context, { ...form, passkey });
    expect(signedIn.passkeys).toEqual([aPasskey({ counter: 3, lastUsedAt: context.clock.now })]);
    expect(await kept()).toEqual(signedIn);
    await expect(signInAdmin(context, { ...form, passkey })).rejects.toThrow(WrongPasskey);
  });

  it('needs the password beside the passkey', async () => {
    const { context } = await withPasskey();
    const passkey = fakePasskeyAnswer(await signInChallenge(context));
    const signingIn = signInAdmin(context, { username: 'meera', password: 'another', passkey });
    await expect(signingIn).rejects.toThrow(AdminLoginFailed);
  });

  it('refuses a passkey of another admin, and a wrong signature', async () => {
    const { context } = await withPasskey();
    for (const answer of [{ id: 'key-2', signedBy: 'public half of key-2' }, { signedBy: 'x' }]) {
      const passkey = { ...fakePasskeyAnswer(await signInChallenge(context)), ...answer };
      await expect(signInAdmin(context, { ...form, passkey })).rejects.toMatchObject({
        kind: 'unauthenticated',
        code: 'wrong_passkey',
      });
    }
  });

  it('refuses a challenge that was given to prove something else', async () => {
    const { context } = await withPasskey();
    const passkey = fakePasskeyAnswer((await beginPasskeyProof(context, ACTOR)).challenge);
    await expect(signInAdmin(context, { ...form, passkey })).rejects.toThrow(WrongPasskey);
  });

  it.each([
    ['the account is deactivated', { active: false }, WrongPasskey],
    ['the passkey is removed', { passkeys: [] }, WrongPasskey],
    ['the password is changed', { passwordHash: 'hash of a new password' }, AdminLoginFailed],
  ])('is refused if meanwhile %s', async (_, change, refusal) => {
    const { context } = await withPasskey();
    const passkey = fakePasskeyAnswer(await signInChallenge(context));
    context.passwords.meanwhile = () =>
      context.unitOfWork.run((tx) =>
        tx.admins.save({ ...plain, passkeys: [aPasskey()], ...change }),
      );
    await expect(signInAdmin(context, { ...form, passkey })).rejects.toThrow(refusal);
  });
});

describe('The counter of a passkey', () => {
  it.each([
    [false, 0, 0],
    [false, 0, 1],
    [false, 4, 5],
    [true, 4, 4],
    [true, 4, 3],
    [true, 4, 0],
  ])('has fallen: %p, from %i to %i', (fallen, known, counter) => {
    expect(hasCounterFallen(aPasskey({ counter: known }), { id: 'key-1', counter })).toBe(fallen);
  });

  it('A passkey whose counter has fallen is refused, noted, and the company is told', async () => {
    const { context, kept, actions } = await withPasskey({ passkeys: [aPasskey({ counter: 9 })] });
    const passkey = fakePasskeyAnswer(await signInChallenge(context), { counter: 9 });
    await expect(signInAdmin(context, { ...form, passkey })).rejects.toThrow(CopiedPasskey);
    expect((await kept()).passkeys).toEqual([aPasskey({ counter: 9 })]);
    expect(actions()).toEqual(['refuse-copied-passkey']);
    expect(context.unitOfWork.audit()).toMatchObject([
      { before: { passkey: 'Laptop', counter: 9 }, after: { counter: 9 } },
    ]);
    expect(context.mails('admin-security-notice')).toHaveLength(1);
  });
});

describe('The proof of who asks', () => {
  it('is not the password alone for who has a passkey', async () => {
    const { context } = await withPasskey();
    for (const code of ['', '123456']) {
      const proving = proveIdentity(context, ACTOR, 'session-1', { password, code });
      await expect(proving).rejects.toThrow(MoreProofNeeded);
    }
    const wrong = proveIdentity(context, ACTOR, 'session-1', { password: 'another', code: '' });
    await expect(wrong).rejects.toThrow(WrongOwnPassword);
  });

  it('is refused for a challenge of a sign-in, and ends no session by that', async () => {
    const { context } = await withPasskey();
    const passkey = fakePasskeyAnswer(await signInChallenge(context));
    await expect(
      proveIdentity(context, ACTOR, 'session-1', { ...proof, passkey }),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'wrong_passkey' });
  });

  it('A proof by a passkey is not begun without one', async () => {
    const { context } = await given();
    await expect(beginPasskeyProof(context, ACTOR)).rejects.toThrow(PasskeyState);
    const nobody = { adminId: 'nobody', username: 'nobody' };
    await expect(beginPasskeyProof(context, nobody)).rejects.toThrow(NothingToChange);
  });
});

describe('Passkeys', () => {
  it('are removed one by one, which is noted', async () => {
    const passkeys = [aPasskey(), aPasskey({ id: 'key-3', name: 'Phone' })];
    const { context, kept } = await given({ passkeys });
    await removePasskey(context, ACTOR, 'key-3');
    expect((await kept()).passkeys).toEqual([aPasskey()]);
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'remove-passkey', after: { passkey: 'Phone' } },
    ]);
    await expect(removePasskey(context, ACTOR, 'key-3')).rejects.toThrow(NothingToChange);
  });

  it('go with the authenticator when an owner resets the second factors', async () => {
    const { context, kept } = await withPasskey({ totpConfirmedAt: A_DAY });
    const owner = { adminId: other.id, username: 'asha' };
    await resetAdminTotp(context, owner, { adminId: plain.id, reason: 'Lost the phone' });
    expect(hasSecondFactor(await kept())).toBe(false);
    expect(context.unitOfWork.audit()).toMatchObject([
      { before: { hasTotp: true, passkeys: 'Laptop' }, after: { hasTotp: false, passkeys: '' } },
    ]);
  });

  it('go when an admin is let in again by the command on the server', async () => {
    const { context, kept } = await withPasskey();
    await rescueAdmin(context, 'meera');
    expect(hasSecondFactor(await kept())).toBe(false);
    expect(context.unitOfWork.audit()).toMatchObject([
      { before: { passkeys: 'Laptop' }, after: { passkeys: '' } },
    ]);
  });
});
