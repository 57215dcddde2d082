import type { Actor } from '../audit/audit-entry.js';
import { aPendingForm, aSignUpForm, aStudent, aVerificationCode } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { correctEmail, sendCorrectionCode } from './correct-email.js';
import { sendAgain } from './resend-code.js';
import { signUp } from './sign-up.js';
import type { Student } from './student.js';
import { verifyEmail } from './verify-email.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'ravi' };
const RIGHT = 'asha@gmail.example';
const HERE = { browser: 'a browser', network: 'a network' };
const ELSEWHERE = { browser: null, network: 'elsewhere' };
const REASON = 'On the phone.';

const send = (context: TestContext, studentId: string, email = RIGHT) =>
  sendCorrectionCode(context, ACTOR, { studentId, email });

function mailedCode(context: TestContext): string {
  const mail = context.mails('email-correction').at(-1);
  if (mail?.kind !== 'email-correction') throw new Error('no such mail');
  return mail.data.code;
}

const correct = (context: TestContext, studentId: string, parts: object = {}) =>
  correctEmail(context, ACTOR, {
    ...{ studentId, email: RIGHT, code: mailedCode(context), reason: REASON, ...parts },
  });

async function aContext(parts: Partial<Student> = {}) {
  const student = aStudent({ email: 'asha@gmial.example', ...parts });
  const context = await aTestContext({ students: [student] });
  return { context, student, now: () => context.student(student.id) };
}

describe('An address that support corrects', () => {
  it('stays as it is until the code that was mailed to the right one is entered', async () => {
    const { context, student, now } = await aContext();
    await send(context, student.id, ' Asha@Gmail.example ');
    await expect(now()).resolves.toEqual(student);
    expect(context.mails()).toMatchObject([{ kind: 'email-correction', to: RIGHT }]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'send-correction-code', subjectId: student.id },
        ...{ before: { email: student.email }, after: { email: RIGHT } },
      },
    ]);
  });

  it('is changed by the code: sessions end, codes are void, the password stays, the old address gets a mail', async () => {
    const { context, student, now } = await aContext();
    const code = aVerificationCode({ studentId: student.id, purpose: 'reset-password' });
    await context.unitOfWork.run((tx) => tx.codes.save(code));
    await send(context, student.id);
    await correct(context, student.id);
    await expect(now()).resolves.toEqual({
      ...student,
      email: RIGHT,
      sessionVersion: student.sessionVersion + 1,
    });
    expect(context.unitOfWork.tables.codes.size).toBe(0);
    expect(context.mails().at(-1)).toMatchObject({
      ...{ kind: 'email-corrected', to: student.email, data: { newEmail: 'a•••@gmail.example' } },
    });
    expect([...context.unitOfWork.tables.corrections.values()]).toMatchObject([
      { oldEmail: student.email, newEmail: RIGHT, wasVerified: true },
    ]);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'correct-email', reason: REASON },
      ...{ before: { email: student.email }, after: { email: RIGHT } },
    });
  });

  it('is not changed by a wrong code, one for another address or of a reset, a late one or after 5 tries', async () => {
    const { context, student, now } = await aContext();
    await send(context, student.id);
    const wrong = { code: 'invalid_code' };
    await expect(correct(context, student.id, { code: '' })).rejects.toMatchObject(wrong);
    const elsewhere = correct(context, student.id, { email: 'support@company.example' });
    await expect(elsewhere).rejects.toMatchObject(wrong);
    const reset = aVerificationCode({ studentId: student.id, purpose: 'reset-password' });
    await context.unitOfWork.run((tx) => tx.codes.save(reset));
    for (const code of ['123456', '']) {
      await expect(correct(context, student.id, { code })).rejects.toMatchObject(wrong);
    }
    const last = correct(context, student.id, { code: '' });
    await expect(last).rejects.toMatchObject({ code: 'code_void' });
    await expect(correct(context, student.id)).rejects.toThrow();
    context.clock.pass(60);
    await send(context, student.id);
    context.clock.pass(10 * 60);
    await expect(correct(context, student.id)).rejects.toMatchObject(wrong);
    await expect(now()).resolves.toEqual(student);
  });

  it('is refused if it is none, the same, somebody else’s, or comes too soon', async () => {
    const { context, student } = await aContext();
    await context.unitOfWork.run((tx) => tx.students.add(aStudent({ email: 'b@example.com' })));
    const field = { details: { fields: { email: expect.any(String) } } };
    await expect(send(context, student.id, 'asha')).rejects.toMatchObject(field);
    await expect(send(context, student.id, student.email)).rejects.toMatchObject(field);
    const taken = send(context, student.id, 'B@example.com');
    await expect(taken).rejects.toMatchObject({ code: 'address_in_use' });
    await expect(send(context, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    expect(context.mails()).toEqual([]);
    await send(context, student.id);
    await expect(send(context, student.id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    await expect(correct(context, student.id, { reason: ' ' })).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    await context.unitOfWork.run((tx) => tx.students.add(aStudent({ email: RIGHT })));
    await expect(correct(context, student.id)).rejects.toMatchObject({ code: 'address_in_use' });
  });
});

describe('An account that was never verified', () => {
  const signedUp = async () => {
    const context = await aTestContext();
    const form = aSignUpForm({ email: 'asha@gmial.example' });
    await signUp(context, { form, requester: HERE });
    const [student] = [...context.unitOfWork.tables.students.values()];
    return { context, form, student: student! };
  };

  it('is verified by the code at the corrected address, and its old code is void', async () => {
    const { context, student } = await signedUp();
    const code = context.mailedCode();
    await send(context, student.id);
    await correct(context, student.id);
    await expect(context.student(student.id)).resolves.toMatchObject({
      email: RIGHT,
      emailVerifiedAt: context.clock.now,
    });
    // The mistyped address is a stranger's.
    expect(context.mails('email-corrected')).toEqual([]);
    const late = verifyEmail(context, { email: RIGHT, code }, HERE);
    await expect(late).rejects.toMatchObject({ code: 'invalid_code' });
  });

  it('is not corrected while several sign-ups of the address wait', async () => {
    const { context, form, student } = await signedUp();
    await signUp(context, { form: { ...form, name: 'Another' }, requester: ELSEWHERE });
    await expect(send(context, student.id)).rejects.toMatchObject({ code: 'several_sign_ups' });
  });
});

describe('Support sends again', () => {
  const again = (context: TestContext, studentId: string) =>
    sendAgain(context, ACTOR, { studentId });

  it('the code of a sign-up, which works in the browser of the sign-up', async () => {
    const context = await aTestContext();
    await signUp(context, { form: aSignUpForm(), requester: HERE });
    const [student] = [...context.unitOfWork.tables.students.values()];
    const { id, email } = student!;
    await expect(again(context, id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    context.clock.pass(60);
    await expect(again(context, id)).resolves.toBe(email);
    const noted = { action: 'send-again', subject: 'student', subjectId: id };
    expect(context.unitOfWork.audit()).toMatchObject([noted]);
    await verifyEmail(context, { email, code: context.mailedCode() }, HERE);
    await expect(again(context, id)).rejects.toMatchObject({ code: 'already_verified' });
  });

  it('nothing if there are several sign-ups, or no such student', async () => {
    const { context, student } = await aContext({ emailVerifiedAt: null });
    for (const form of [aPendingForm(), aPendingForm()]) {
      const code = aVerificationCode({ studentId: student.id, form });
      await context.unitOfWork.run((tx) => tx.codes.save(code));
    }
    await expect(again(context, student.id)).rejects.toMatchObject({ code: 'several_sign_ups' });
    await expect(again(context, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    expect(context.mails()).toEqual([]);
  });
});
