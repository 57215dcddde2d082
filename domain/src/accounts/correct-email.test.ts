import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../audit/audit-entry.js';
import { aStudent } from '../testing/a-student.js';
import { aSignUpForm } from '../testing/a-sign-up-form.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { aVerificationCode, aPendingForm } from '../testing/a-verification-code.js';
import { accountOfCorrection, confirmCorrection } from './confirm-correction.js';
import { correctEmail } from './correct-email.js';
import { CORRECTION_SECONDS, OBJECTION_SECONDS } from './email-correction.js';
import { objectToCorrection } from './object-to-correction.js';
import { sendAgain } from './send-again.js';
import { signUp } from './sign-up.js';
import { type Student, withVerifiedEmail } from './student.js';
import { verifyEmail } from './verify-email.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'ravi' };
const RIGHT = 'asha@gmail.example';
const PASSWORD = 'correct horse battery';
const HERE = { browser: 'a browser', network: 'a network' };
const ELSEWHERE = { browser: null, network: 'elsewhere' };

const entered = (context: TestContext, studentId: string, email = RIGHT) =>
  correctEmail(context, ACTOR, { studentId, email, reason: 'Told on the phone.' });

/** The link in the last mail of this kind. */
function mailedLink(context: TestContext, kind: 'email-correction' | 'email-correction-notice') {
  const mail = context.mails(kind).at(-1);
  if (mail?.kind !== 'email-correction' && mail?.kind !== 'email-correction-notice') {
    throw new Error('no such mail');
  }
  const at = mail.data.link.indexOf('.');
  return { id: mail.data.link.slice(0, at), token: mail.data.link.slice(at + 1) };
}

const confirm = (context: TestContext, password = PASSWORD) =>
  confirmCorrection(context, { ...mailedLink(context, 'email-correction'), password });
const object = (context: TestContext) =>
  objectToCorrection(context, mailedLink(context, 'email-correction-notice'));

async function aContext(parts: Partial<Student> = {}) {
  const student = aStudent({ email: 'asha@gmial.example', ...parts });
  const context = await aTestContext({ students: [student] });
  return { context, student, now: () => context.student(student.id) };
}

describe('An address that support corrects', () => {
  it('stays as it is until its owner proves the right one; both are told', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id, ' Asha@Gmail.example ');
    await expect(now()).resolves.toEqual(student);
    expect(context.mails()).toMatchObject([
      { kind: 'email-correction', to: RIGHT, data: { isSignUp: false } },
      {
        kind: 'email-correction-notice',
        to: student.email,
        data: { newEmail: 'a•••@gmail.example', isDone: false },
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'correct-email',
        subjectId: student.id,
        reason: 'Told on the phone.',
        before: { email: student.email },
        after: { waitsFor: RIGHT },
      },
    ]);
  });

  it('is changed by link and password: sessions end, codes are void, the password stays', async () => {
    const { context, student, now } = await aContext();
    const code = aVerificationCode({ studentId: student.id, purpose: 'reset-password' });
    await context.unitOfWork.run((tx) => tx.codes.save(code));
    await entered(context, student.id);
    const link = mailedLink(context, 'email-correction');
    await expect(accountOfCorrection(context, link)).resolves.toBe(student.email);
    await confirm(context);
    await expect(now()).resolves.toEqual({
      ...student,
      email: RIGHT,
      sessionVersion: student.sessionVersion + 1,
    });
    expect(context.unitOfWork.tables.codes.size).toBe(0);
    expect(context.mails().at(-1)).toMatchObject({
      kind: 'email-correction-notice',
      to: student.email,
      data: { isDone: true },
    });
    await expect(confirm(context)).rejects.toMatchObject({ code: 'link_void' });
  });

  it('is not changed by who has the mail and not the password, so support can not take the account', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id, 'support@company.example');
    await expect(confirm(context, 'a guess')).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(now()).resolves.toEqual(student);
  });

  it('is not changed by a link that is forged, for the other purpose, late, or replaced', async () => {
    const { context, student } = await aContext();
    await entered(context, student.id);
    const link = mailedLink(context, 'email-correction');
    const objection = mailedLink(context, 'email-correction-notice');
    const tried = (parts: object) =>
      confirmCorrection(context, { ...link, password: PASSWORD, ...parts });
    const isVoid = { code: 'link_void' };
    await expect(tried({ token: 'forged' })).rejects.toMatchObject(isVoid);
    await expect(tried({ token: objection.token })).rejects.toMatchObject(isVoid);
    await expect(tried({ id: 'another' })).rejects.toMatchObject(isVoid);
    await expect(objectToCorrection(context, link)).rejects.toMatchObject(isVoid);
    context.clock.pass(60);
    await entered(context, student.id, 'asha.rao@gmail.example');
    await expect(tried({})).rejects.toMatchObject(isVoid);
    context.clock.pass(CORRECTION_SECONDS);
    await expect(confirm(context)).rejects.toMatchObject(isVoid);
  });

  it('is not changed once the password was, the account was shut, or somebody took the address', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id);
    context.passwords.meanwhile = () =>
      context.unitOfWork.run((tx) => tx.students.save({ ...student, passwordHash: 'another' }));
    await expect(confirm(context)).rejects.toMatchObject({ code: 'wrong_password' });
    context.passwords.meanwhile = () => Promise.resolve();
    const save = (parts: Partial<Student>) =>
      context.unitOfWork.run((tx) => tx.students.save({ ...student, ...parts }));
    await save({ deactivatedAt: context.clock.now });
    await expect(confirm(context)).rejects.toMatchObject({ code: 'account_deactivated' });
    await save({});
    await context.unitOfWork.run((tx) => tx.students.add(aStudent({ email: RIGHT })));
    await expect(confirm(context)).rejects.toMatchObject({ code: 'address_in_use' });
    await expect(now()).resolves.toEqual(student);
  });

  it('is refused if it is none, the same, somebody else’s, or comes too soon', async () => {
    const { context, student } = await aContext();
    await context.unitOfWork.run((tx) => tx.students.add(aStudent({ email: 'b@example.com' })));
    const field = { details: { fields: { email: expect.any(String) } } };
    await expect(entered(context, student.id, 'asha')).rejects.toMatchObject(field);
    await expect(entered(context, student.id, student.email)).rejects.toMatchObject(field);
    const taken = entered(context, student.id, 'B@example.com');
    await expect(taken).rejects.toMatchObject({ code: 'address_in_use' });
    await expect(entered(context, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    const noReason = correctEmail(context, ACTOR, {
      ...{ studentId: student.id, email: RIGHT, reason: ' ' },
    });
    await expect(noReason).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    expect(context.mails()).toEqual([]);
    await entered(context, student.id);
    await expect(entered(context, student.id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    expect(context.mails('email-correction')).toHaveLength(1);
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

  it('is verified by the link at the corrected address, and its old code is void', async () => {
    const { context, form, student } = await signedUp();
    const code = context.mailedCode();
    await entered(context, student.id);
    expect(context.mails('email-correction')).toMatchObject([{ data: { isSignUp: true } }]);
    // Whoever has the mistyped address is told nothing, and can object to nothing.
    expect(context.mails('email-correction-notice')).toEqual([]);
    await confirm(context, form.password);
    await expect(context.student(student.id)).resolves.toMatchObject({
      email: RIGHT,
      emailVerifiedAt: context.clock.now,
    });
    const late = verifyEmail(context, { email: RIGHT, code }, HERE);
    await expect(late).rejects.toMatchObject({ code: 'invalid_code' });
    expect(context.mails('email-correction-notice')).toEqual([]);
  });

  it('gets the notice that was agreed to at the corrected address', async () => {
    const { context, form, student } = await signedUp();
    await entered(context, student.id);
    expect(context.mails('notice-copy')).toEqual([]);
    await confirm(context, form.password);
    expect(context.mails('notice-copy')).toMatchObject([{ to: RIGHT }]);
  });

  it('keeps the address that is proved while the link waits', async () => {
    const { context, form, student } = await signedUp();
    await entered(context, student.id);
    await context.unitOfWork.run((tx) =>
      tx.students.save(withVerifiedEmail(student, context.clock.now)),
    );
    await expect(confirm(context, form.password)).rejects.toMatchObject({ code: 'link_void' });
    await expect(context.student(student.id)).resolves.toMatchObject({ email: form.email });
  });

  it('is not corrected while several sign-ups of the address wait', async () => {
    const { context, form, student } = await signedUp();
    await signUp(context, { form: { ...form, name: 'Another' }, requester: ELSEWHERE });
    await expect(entered(context, student.id)).rejects.toMatchObject({ code: 'several_sign_ups' });
  });
});

describe('The owner of the old address', () => {
  it('stops a change that waits, and another is refused for some days', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id);
    await expect(object(context)).resolves.toBe(false);
    await expect(confirm(context)).rejects.toMatchObject({ code: 'link_void' });
    await expect(object(context)).rejects.toMatchObject({ code: 'link_void' });
    await expect(now()).resolves.toEqual(student);
    expect(context.mails('contact-notification')).toMatchObject([{ to: 'inbox@example.com' }]);
    context.clock.pass(OBJECTION_SECONDS - 1);
    await expect(entered(context, student.id)).rejects.toMatchObject({
      code: 'correction_objected',
    });
    context.clock.pass(1);
    await entered(context, student.id);
  });

  it('gets the account back, also after a second change and from the first mail', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id);
    const first = mailedLink(context, 'email-correction-notice');
    await confirm(context);
    context.clock.pass(60);
    await entered(context, student.id, 'thief@example.com');
    await confirm(context);
    await expect(objectToCorrection(context, first)).resolves.toBe(true);
    const { email, passwordHash, sessionVersion } = await now();
    expect({ email, passwordHash }).toEqual({ email: student.email, passwordHash: '' });
    expect(sessionVersion).toBe(student.sessionVersion + 3);
  });

  it('has no say by an old mail, once the address was lost longer ago than that', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id);
    const first = mailedLink(context, 'email-correction-notice');
    await confirm(context);
    context.clock.pass(OBJECTION_SECONDS);
    await entered(context, student.id, 'asha@work.example');
    await expect(objectToCorrection(context, first)).rejects.toMatchObject({ code: 'link_void' });
    await confirm(context);
    await expect(objectToCorrection(context, first)).rejects.toMatchObject({ code: 'link_void' });
    await expect(now()).resolves.toMatchObject({ email: 'asha@work.example' });
    await expect(object(context)).resolves.toBe(true);
    await expect(now()).resolves.toMatchObject({ email: RIGHT });
  });

  it('finds the address kept from others as long as that is possible, and not longer', async () => {
    const { context, student } = await aContext();
    await entered(context, student.id);
    await confirm(context);
    const again = () =>
      signUp(context, { form: aSignUpForm({ email: student.email }), requester: HERE });
    await expect(again()).rejects.toMatchObject({ code: 'email_taken' });
    const other = aStudent();
    await context.unitOfWork.run((tx) => tx.students.add(other));
    const taking = entered(context, other.id, student.email);
    await expect(taking).rejects.toMatchObject({ code: 'address_in_use' });
    context.clock.pass(OBJECTION_SECONDS);
    await expect(object(context)).rejects.toMatchObject({ code: 'link_void' });
    await again();
  });

  it('shuts the account if somebody else has the address all the same', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id);
    await confirm(context);
    await context.unitOfWork.run((tx) => tx.students.add(aStudent({ email: student.email })));
    await expect(object(context)).resolves.toBe(true);
    await expect(now()).resolves.toMatchObject({
      ...{ email: RIGHT, passwordHash: '', deactivatedAt: context.clock.now },
    });
  });
});

describe('Support sends again', () => {
  const again = (context: TestContext, studentId: string) =>
    sendAgain(context, ACTOR, { studentId });

  it('the link to a corrected address, of which the last holds', async () => {
    const { context, student, now } = await aContext();
    await entered(context, student.id);
    await expect(again(context, student.id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    const before = mailedLink(context, 'email-correction');
    context.clock.pass(60);
    await expect(again(context, student.id)).resolves.toEqual({ what: 'link', to: RIGHT });
    expect(context.mails('email-correction-notice')).toHaveLength(1);
    const old = confirmCorrection(context, { ...before, password: PASSWORD });
    await expect(old).rejects.toMatchObject({ code: 'link_void' });
    await confirm(context);
    await expect(now()).resolves.toMatchObject({ email: RIGHT });
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({ action: 'send-again' });
  });

  it('the code of a sign-up, which works in the browser of the sign-up', async () => {
    const context = await aTestContext();
    const form = aSignUpForm();
    await signUp(context, { form, requester: HERE });
    const [student] = [...context.unitOfWork.tables.students.values()];
    const { id, email } = student!;
    await expect(again(context, id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    context.clock.pass(60);
    await expect(again(context, id)).resolves.toEqual({ what: 'code', to: email });
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
