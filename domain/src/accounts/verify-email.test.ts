import { A_REQUESTER, A_STRANGER, aStudent, aVerificationCode } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import {
  AlreadyVerified,
  CodeVoid,
  InvalidCode,
  ResendTooSoon,
  StudentNotFound,
} from './errors.js';
import { resendCode } from './resend-code.js';
import { verifyEmail } from './verify-email.js';
import { testWith } from '../testing/test-with.js';

const EMAIL = 'asha@example.com';
const student = aStudent({ email: EMAIL, emailVerifiedAt: null });
const code = aVerificationCode({ studentId: student.id });
const awaited = () => aTestContext({ students: [student], codes: [code] });

const RIGHT = { email: EMAIL, code: '123456' };
const WRONG = { email: EMAIL, code: '654321' };

const it = testWith(awaited);

describe('verifying an email', () => {
  it('notes when, by the code that was mailed', async (context) => {
    await verifyEmail(context, { ...RIGHT, email: ' ASHA@example.com' }, A_REQUESTER);
    await expect(context.student(student.id)).resolves.toEqual({
      ...student,
      emailVerifiedAt: context.clock.now,
    });
  });

  it('works once with a code', async (context) => {
    await verifyEmail(context, RIGHT, A_REQUESTER);
    await expect(verifyEmail(context, RIGHT, A_REQUESTER)).rejects.toThrow(InvalidCode);
  });

  it('tells at the fifth wrong try, and after it, that the code is void', async (context) => {
    const shown = [];
    for (let tries = 0; tries < 6; tries++) {
      shown.push(await verifyEmail(context, WRONG, A_REQUESTER).catch((error: unknown) => error));
    }
    const wrong = [4, 3, 2, 1].map((triesLeft) => ({
      code: 'invalid_code',
      details: { triesLeft },
    }));
    expect(shown).toMatchObject([...wrong, new CodeVoid(), new CodeVoid()]);
    await expect(verifyEmail(context, RIGHT, A_REQUESTER)).rejects.toThrow(CodeVoid);
  });

  it('tells a stranger the same of a void code as of an unknown email', async (context) => {
    const shown = [];
    for (const email of [EMAIL, 'who@example.com']) {
      for (let tries = 0; tries < 7; tries++) {
        const trial = verifyEmail(context, { ...WRONG, email }, A_STRANGER);
        shown.push(await trial.catch((error: unknown) => error));
      }
    }
    expect(shown).toEqual(Array.from({ length: 14 }, () => new InvalidCode()));
    expect(JSON.stringify(shown)).not.toContain('triesLeft');
  });

  test('takes no code that was made to reset the password', async () => {
    const reset = { ...code, purpose: 'reset-password' } as const;
    const context = await aTestContext({ students: [student], codes: [reset] });
    await expect(verifyEmail(context, RIGHT, A_REQUESTER)).rejects.toThrow(InvalidCode);
  });
});

describe('asking for another code', () => {
  it('is refused within 60 s of the last one, and tells how long to wait', async (context) => {
    context.clock.pass(59);
    const early = resendCode(context, EMAIL, A_REQUESTER);
    await expect(early).rejects.toThrow(ResendTooSoon);
    await expect(early).rejects.toMatchObject({ details: { retryAfterSeconds: 1 } });
    expect(context.mails()).toEqual([]);
  });

  it('mails one after 60 s, and voids the one before', async (context) => {
    context.clock.pass(60);
    await resendCode(context, ' ASHA@example.com', A_REQUESTER);
    await expect(verifyEmail(context, RIGHT, A_REQUESTER)).rejects.toThrow(InvalidCode);
    await verifyEmail(context, { email: EMAIL, code: context.mailedCode() }, A_REQUESTER);
  });

  test('is refused once the email is verified', async () => {
    const context = await aTestContext({ students: [aStudent({ email: EMAIL })] });
    await expect(resendCode(context, EMAIL, A_REQUESTER)).rejects.toThrow(AlreadyVerified);
  });

  test('is refused for an unknown email, in the words of the page', async () => {
    const unknown = resendCode(await aTestContext(), EMAIL, A_REQUESTER);
    await expect(unknown).rejects.toThrow(new StudentNotFound('Failed to resend code.'));
  });
});
