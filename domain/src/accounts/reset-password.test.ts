import fc from 'fast-check';
import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import {
  A_REQUESTER,
  A_STRANGER,
  aPendingForm,
  aStudent,
  aVerificationCode,
} from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { CodeVoid, InvalidCode, ResendTooSoon, StudentNotFound } from './errors.js';
import { requestResetCode, updatePassword, verifyResetCode } from './reset-password.js';
import { testWith } from '../testing/test-with.js';

const EMAIL = 'asha@example.com';
const student = aStudent({
  name: 'Meera Iyer',
  email: EMAIL,
  emailVerifiedAt: null,
  sessionVersion: 3,
});
const code = aVerificationCode({ studentId: student.id, purpose: 'reset-password' });
const awaited = () => aTestContext({ students: [student], codes: [code] });

const RIGHT = { email: EMAIL, code: '123456', password: 'a fresh new one', requester: A_REQUESTER };
const WRONG = { ...RIGHT, code: '654321' };
const REFUSAL = new InvalidCode('Invalid or expired code.');

const it = testWith(awaited);

describe('asking for a reset code', () => {
  test('mails one that holds for 10 minutes', async () => {
    const context = await aTestContext({ students: [student] });
    await requestResetCode(context, ' ASHA@example.com', A_REQUESTER);
    expect(context.mails()).toMatchObject([
      {
        kind: 'reset-code',
        to: EMAIL,
        data: { name: student.name },
        expiresAt: secondsAfter(context.clock.now, 600),
      },
    ]);
    await verifyResetCode(context, { ...RIGHT, code: context.mailedCode() });
  });

  it('is refused within 60 s of the last one', async (context) => {
    context.clock.pass(59.999);
    await expect(requestResetCode(context, EMAIL, A_REQUESTER)).rejects.toThrow(ResendTooSoon);
  });

  test('does not wait for a code of another purpose', async () => {
    const verify = { ...code, purpose: 'verify-email' } as const;
    const context = await aTestContext({ students: [student], codes: [verify] });
    await expect(requestResetCode(context, EMAIL, A_REQUESTER)).resolves.toBeUndefined();
  });

  it('makes the code before it invalid', async (context) => {
    context.clock.pass(60);
    await requestResetCode(context, EMAIL, A_REQUESTER);
    await expect(verifyResetCode(context, RIGHT)).rejects.toThrow(REFUSAL);
  });

  it('does not wait for a code that somebody else asked for, and voids none of theirs', async (context) => {
    await requestResetCode(context, EMAIL, A_STRANGER);
    await verifyResetCode(context, { ...RIGHT, requester: A_STRANGER, code: context.mailedCode() });
    await verifyResetCode(context, RIGHT);
  });

  test('is refused for an unknown email, in the words of the page', async () => {
    const message = 'User does not exist. Please sign up to get started.';
    const unknown = requestResetCode(await aTestContext(), EMAIL, A_REQUESTER);
    await expect(unknown).rejects.toThrow(new StudentNotFound(message));
  });
});

describe('verifying a reset code', () => {
  it('leaves the code valid for the new password', async (context) => {
    await verifyResetCode(context, RIGHT);
    await verifyResetCode(context, RIGHT);
    await expect(updatePassword(context, RIGHT)).resolves.toBeUndefined();
  });

  it('refuses a wrong one, and an unknown email, in the same words', async (context) => {
    const unknown = { ...RIGHT, email: 'who@example.com' };
    await expect(verifyResetCode(context, WRONG)).rejects.toThrow(REFUSAL);
    await expect(verifyResetCode(context, unknown)).rejects.toThrow(REFUSAL);
    await expect(updatePassword(context, unknown)).rejects.toThrow(REFUSAL);
  });
});

describe('updating the password', () => {
  it('sets it, ends every earlier session, and verifies the email', async (context) => {
    await updatePassword(context, RIGHT);
    await expect(context.student(student.id)).resolves.toEqual({
      ...student,
      passwordHash: 'hash of a fresh new one',
      sessionVersion: 4,
      emailVerifiedAt: context.clock.now,
    });
  });

  it('tells the owner of the new password by mail, once', async (context) => {
    await updatePassword(context, RIGHT);
    await expect(updatePassword(context, RIGHT)).rejects.toThrow(REFUSAL);
    expect(context.mails('password-changed')).toEqual([
      expect.objectContaining({
        to: student.email,
        data: { name: student.name, changedAt: context.clock.now.toISOString() },
      }),
    ]);
  });

  it('lets one of two succeed who bring the code at once', async (context) => {
    const two = await Promise.allSettled([
      updatePassword(context, RIGHT),
      updatePassword(context, { ...RIGHT, password: 'another fresh one' }),
    ]);
    expect(two).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'rejected', reason: REFUSAL },
    ]);
    expect(await context.student(student.id)).toMatchObject({
      passwordHash: 'hash of a fresh new one',
    });
  });

  test('voids every other code, and every sign-up that waits', async () => {
    const others = [
      aVerificationCode({ studentId: student.id, form: aPendingForm() }),
      aVerificationCode({
        studentId: student.id,
        purpose: 'reset-password',
        requester: A_STRANGER,
      }),
    ];
    const context = await aTestContext({ students: [student], codes: [code, ...others] });
    await updatePassword(context, RIGHT);
    expect(context.unitOfWork.tables.codes.size).toBe(0);
  });

  it('hashes nothing for a code that does not fit', async (context) => {
    await expect(updatePassword(context, WRONG)).rejects.toThrow(REFUSAL);
    const stranger = { ...RIGHT, email: 'nobody@example.com' };
    await expect(updatePassword(context, stranger)).rejects.toThrow(REFUSAL);
    expect(context.passwords.work).toBe(0);
  });

  test('refuses a common password before the code is looked at, which costs no try, and the own name after that', async () => {
    const codes = [{ ...code, wrongTries: 3 }];
    const context = await aTestContext({ students: [student], codes });
    const common = updatePassword(context, { ...WRONG, password: 'ilovetea99' });
    await expect(common).rejects.toBeInstanceOf(InvalidInput);
    const named = { password: `${student.name}-26` };
    await expect(updatePassword(context, { ...WRONG, ...named })).rejects.toThrow(REFUSAL);
    await expect(updatePassword(context, { ...RIGHT, ...named })).rejects.toBeInstanceOf(
      InvalidInput,
    );
    await expect(updatePassword(context, RIGHT)).resolves.toBeUndefined();
  });
});

it('wrong tries from elsewhere take none from whoever asked for the code', async (context) => {
  const stray = { ...WRONG, requester: A_STRANGER };
  for (let tries = 0; tries < 20; tries++) {
    await expect(verifyResetCode(context, stray)).rejects.toThrow(REFUSAL);
  }
  const late = { ...RIGHT, requester: A_STRANGER };
  await expect(verifyResetCode(context, late)).rejects.toThrow(REFUSAL);
  await expect(updatePassword(context, RIGHT)).resolves.toBeUndefined();
});

test('five wrong tries end a code, whichever calls they came through', async () => {
  const verify = (context: TestContext) => verifyResetCode(context, WRONG);
  const update = (context: TestContext) => updatePassword(context, WRONG);
  const calls = fc.array(fc.constantFrom(verify, update), { minLength: 4, maxLength: 7 });
  const property = fc.asyncProperty(calls, async (tries) => {
    const context = await awaited();
    for (const [at, wrongTry] of tries.entries()) {
      await expect(wrongTry(context)).rejects.toThrow(at < 4 ? REFUSAL : new CodeVoid());
    }
    const end = updatePassword(context, RIGHT);
    if (tries.length < 5) await expect(end).resolves.toBeUndefined();
    else await expect(end).rejects.toThrow(new CodeVoid());
  });
  await fc.assert(property, { numRuns: 50 });
});
