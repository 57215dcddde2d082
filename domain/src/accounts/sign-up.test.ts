import { AGE_STATEMENT } from '../consents/age-statement.js';
import { InvalidInput } from '../kernel/errors.js';
import { secondsAfter } from '../kernel/time.js';
import {
  A_PASSWORD,
  A_REQUESTER,
  A_STRANGER,
  aSignUpForm,
  aStudent,
  aVerificationCode,
} from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { killedIn } from '../testing/killed-stores.js';
import {
  EmailNotVerified,
  EmailTaken,
  InvalidCode,
  SeveralSignUps,
  SignedUpNotVerified,
  WrongCredentials,
} from './errors.js';
import type { Requester } from './requester.js';
import { resendCode } from './resend-code.js';
import { signIn } from './sign-in.js';
import type { SignUpForm } from './sign-up-form.js';
import { signUp, type SignUp } from './sign-up.js';
import { verifyEmail } from './verify-email.js';
import { testWith } from '../testing/test-with.js';

const EMAIL = 'asha@example.com';

const by = (requester: Requester, parts: Partial<SignUpForm> = {}): SignUp => ({
  form: aSignUpForm(parts),
  requester,
  ageStatement: AGE_STATEMENT.version,
});
const sent = (parts: Partial<SignUpForm> = {}): SignUp => by(A_REQUESTER, parts);

const it = testWith(aTestContext);

describe('signing up', () => {
  it('keeps the student, trimmed, unverified, unpaid, with the attempts of the policy, and trimmed once it is verified', async (context) => {
    context.unitOfWork.policy = { ...context.unitOfWork.policy, totalAttempts: 3 };
    const typed = { name: ' Asha K ', phone: ' 1234567890 ', education: ' B.A. ', skills: ' R ' };
    const kept = { name: 'Asha K', phone: '1234567890', education: 'B.A.', skills: 'R' };
    await signUp(context, sent({ email: ' Asha@Example.com ', ...typed }));
    await expect(context.students.findByEmail(EMAIL)).resolves.toMatchObject({
      ...kept,
      message: '',
      passwordHash: 'hash of correct horse battery',
      emailVerifiedAt: null,
      paidAt: null,
      attemptsUsed: 0,
      totalAttempts: 3,
      createdAt: context.clock.now,
    });
    await verifyEmail(context, { email: EMAIL, code: context.mailedCode() }, A_REQUESTER);
    await expect(context.students.findByEmail(EMAIL)).resolves.toMatchObject(kept);
  });

  it('mails a code that holds for 10 minutes', async (context) => {
    await signUp(context, sent());
    expect(context.mails()).toEqual([
      {
        kind: 'verification-code',
        to: EMAIL,
        data: { name: 'Asha Rao', code: expect.stringMatching(/^\d{6}$/) },
        expiresAt: secondsAfter(context.clock.now, 600),
      },
    ]);
  });

  it('takes over no field but those of the form', async (context) => {
    const more = { paidAt: new Date(0), attemptsUsed: -5, avatarUrl: 'x', id: 'mine' };
    await signUp(context, { ...sent(), form: { ...aSignUpForm(), ...more } });
    const student = await context.students.findByEmail(EMAIL);
    expect(student).toMatchObject({ paidAt: null, attemptsUsed: 0, avatarUrl: null });
    expect(student?.id).not.toBe('mine');
  });

  it('refuses a bad form before it hashes anything', async (context) => {
    await expect(signUp(context, sent({ name: '' }))).rejects.toThrow(InvalidInput);
    expect(context.passwords.work).toBe(0);
    expect(context.mails()).toEqual([]);
  });

  test.each([
    ['nothing', { notice: 'account-1' }],
    ['another word', { ageStatement: 'yes' }],
  ])('keeps nothing of whoever states by %s to be 18', async (_, said) => {
    const context = await aTestContext();
    const entry = { form: aSignUpForm(), requester: A_REQUESTER, ...said };
    const ageStatement = expect.stringContaining(
      'Please state that you are 18 or older',
    ) as unknown;
    await expect(signUp(context, entry)).rejects.toMatchObject({
      ...{ code: 'invalid_input', details: { fields: { ageStatement } } },
    });
    const { students, consents, codes, visits } = context.unitOfWork.tables;
    expect([students, consents, codes, visits].map(({ size }) => size)).toEqual([0, 0, 0, 0]);
    expect([context.passwords.work, context.mails()]).toEqual([0, []]);
  });
});

describe('signing up with an email that is registered', () => {
  test.each([
    ['verified', EmailTaken, aStudent({ email: EMAIL })],
    ['not verified', SignedUpNotVerified, aStudent({ email: EMAIL, emailVerifiedAt: null })],
  ])(
    'Signing up with an email that is registered and %s is refused at once, and changes nothing',
    async (_, refusal, known) => {
      const codes = [aVerificationCode({ studentId: known.id })];
      const context = await aTestContext({ students: [known], codes });
      const again = signUp(context, sent({ email: 'ASHA@example.com', name: 'Other' }));
      await expect(again).rejects.toBeInstanceOf(refusal);
      await expect(context.students.findByEmail(EMAIL)).resolves.toEqual(known);
      expect(context.passwords.work).toBe(0);
      expect(context.mails()).toEqual([]);
    },
  );

  test('Signing up with an email that is registered and never verified takes the place of the earlier sign-up, once a code can be sent', async () => {
    const known = aStudent({ email: EMAIL, emailVerifiedAt: null });
    const context = await aTestContext({ students: [known] });
    const password = 'another good one';
    await signUp(context, sent({ email: EMAIL, name: 'Other', password }));
    const kept = await context.students.findByEmail(EMAIL);
    expect(kept).toMatchObject({ id: known.id, name: 'Other', emailVerifiedAt: null });
    expect(kept?.passwordHash).toBe(`hash of ${password}`);
    expect(context.mails('verification-code')).toHaveLength(1);
  });

  it('in the moment in which it is added is tried anew, and refused for what it is', async (context) => {
    const { run } = context.unitOfWork;
    let runs = 0;
    context.unitOfWork.run = (work) => {
      runs += 1;
      return runs === 2 ? Promise.reject(new EmailTaken()) : run(work);
    };
    await signUp(context, sent());
    expect(context.mails('verification-code')).toHaveLength(1);
  });

  it('is not tried anew for any other failure', async (context) => {
    context.unitOfWork.run = killedIn({ run: context.unitOfWork.run }, 2).run;
    await expect(signUp(context, sent())).rejects.toThrow('killed');
    expect(context.mails()).toEqual([]);
  });

  it('keeps one of two who sign up at once, and mails one code', async (context) => {
    const ends = await Promise.allSettled([signUp(context, sent()), signUp(context, sent())]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(context.unitOfWork.tables.students.size).toBe(1);
    expect(context.mails()).toHaveLength(1);
  });
});

describe('two who sign up with one email', () => {
  const OWN = 'a password of the owner';
  const FOREIGN = 'a password of a stranger';
  const NOWHERE: Requester = { browser: null, network: 'a third network' };

  /** The owner signs up, then a stranger; their codes, and what each can do. */
  const both = async () => {
    const context = await aTestContext();
    const mailed = async (entry: SignUp) => {
      await signUp(context, entry);
      return context.mailedCode();
    };
    const own = await mailed(by(A_REQUESTER, { password: OWN, name: 'Owner' }));
    const foreign = await mailed(by(A_STRANGER, { password: FOREIGN, name: 'Stranger' }));
    const verify = (code: string, requester: Requester) =>
      verifyEmail(context, { email: EMAIL, code }, requester);
    const enter = (password: string) => signIn(context, { email: EMAIL, password });
    return { context, own, foreign, verify, enter };
  };

  test('each get a code, and the code of one verifies the sign-up of that one', async () => {
    const { own, verify, enter, context } = await both();
    await verify(own, A_REQUESTER);
    await expect(enter(OWN)).resolves.toMatchObject({ name: 'Owner' });
    await expect(enter(FOREIGN)).rejects.toThrow(WrongCredentials);
    expect(context.unitOfWork.tables.codes.size).toBe(0);
  });

  test('neither code is taken where nobody signed up, and no password holds until a code has decided between them', async () => {
    const { own, foreign, verify, enter, context } = await both();
    await expect(enter(OWN)).rejects.toThrow(WrongCredentials);
    await expect(enter(FOREIGN)).rejects.toThrow(WrongCredentials);
    await expect(verify(own, NOWHERE)).rejects.toThrow(InvalidCode);
    await expect(verify(foreign, NOWHERE)).rejects.toThrow(InvalidCode);
    await expect(resendCode(context, EMAIL, NOWHERE)).rejects.toThrow(SeveralSignUps);
  });

  test('another code is for the sign-up of the browser that asks', async () => {
    const { verify, enter, context } = await both();
    context.clock.pass(60);
    await resendCode(context, EMAIL, A_REQUESTER);
    expect(context.mails().at(-1)).toMatchObject({ data: { name: 'Owner' } });
    await verify(context.mailedCode(), A_REQUESTER);
    await expect(enter(OWN)).resolves.toMatchObject({ name: 'Owner' });
  });
});

it('one sign-up is verified from another device, too, and by a second code from there', async (context) => {
  await signUp(context, sent());
  const elsewhere: Requester = { browser: null, network: 'a phone' };
  await resendCode(context, EMAIL, elsewhere);
  await verifyEmail(context, { email: EMAIL, code: context.mailedCode() }, elsewhere);
  await expect(signIn(context, { email: EMAIL, password: A_PASSWORD })).resolves.toBeDefined();
});

it('of two sign-ups in one browser each is verified by its own code', async (context) => {
  await signUp(context, sent({ name: 'The first' }));
  const first = context.mailedCode();
  context.clock.pass(60);
  await signUp(context, sent({ name: 'The second' }));
  const early = signIn(context, { email: EMAIL, password: A_PASSWORD });
  await expect(early).rejects.toThrow(EmailNotVerified);
  await verifyEmail(context, { email: EMAIL, code: first }, A_REQUESTER);
  await expect(context.students.findByEmail(EMAIL)).resolves.toMatchObject({ name: 'The first' });
});

it('a code that was asked for elsewhere verifies the sign-up in the browser that it came from', async (context) => {
  await signUp(context, sent());
  await resendCode(context, EMAIL, { browser: 'a phone', network: 'of a phone' });
  const [signedUp, again] = context.unitOfWork.tables.codes.values();
  expect(again?.form).toEqual(signedUp?.form);
  await verifyEmail(context, { email: EMAIL, code: context.mailedCode() }, A_REQUESTER);
  expect((await context.students.findByEmail(EMAIL))?.emailVerifiedAt).toEqual(context.clock.now);
});
