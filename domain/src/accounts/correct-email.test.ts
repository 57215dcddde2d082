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

const entered = (world: TestContext, studentId: string, email = RIGHT) =>
  correctEmail(world, ACTOR, { studentId, email, reason: 'Told on the phone.' });

/** The link in the last mail of this kind. */
function mailedLink(world: TestContext, kind: 'email-correction' | 'email-correction-notice') {
  const mail = world.mails(kind).at(-1);
  if (mail?.kind !== 'email-correction' && mail?.kind !== 'email-correction-notice') {
    throw new Error('no such mail');
  }
  const at = mail.data.link.indexOf('.');
  return { id: mail.data.link.slice(0, at), token: mail.data.link.slice(at + 1) };
}

const confirm = (world: TestContext, password = PASSWORD) =>
  confirmCorrection(world, { ...mailedLink(world, 'email-correction'), password });
const object = (world: TestContext) =>
  objectToCorrection(world, mailedLink(world, 'email-correction-notice'));

async function aWorld(parts: Partial<Student> = {}) {
  const student = aStudent({ email: 'asha@gmial.example', ...parts });
  const world = await aTestContext({ students: [student] });
  return { world, student, now: () => world.student(student.id) };
}

describe('An address that support corrects', () => {
  it('stays as it is until its owner proves the right one; both are told', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id, ' Asha@Gmail.example ');
    await expect(now()).resolves.toEqual(student);
    expect(world.mails()).toMatchObject([
      { kind: 'email-correction', to: RIGHT, data: { isSignUp: false } },
      {
        kind: 'email-correction-notice',
        to: student.email,
        data: { newEmail: 'a•••@gmail.example', isDone: false },
      },
    ]);
    expect(world.unitOfWork.audit()).toMatchObject([
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
    const { world, student, now } = await aWorld();
    const code = aVerificationCode({ studentId: student.id, purpose: 'reset-password' });
    await world.unitOfWork.run((tx) => tx.codes.save(code));
    await entered(world, student.id);
    const link = mailedLink(world, 'email-correction');
    await expect(accountOfCorrection(world, link)).resolves.toBe(student.email);
    await confirm(world);
    await expect(now()).resolves.toEqual({
      ...student,
      email: RIGHT,
      sessionVersion: student.sessionVersion + 1,
    });
    expect(world.unitOfWork.tables.codes.size).toBe(0);
    expect(world.mails().at(-1)).toMatchObject({
      kind: 'email-correction-notice',
      to: student.email,
      data: { isDone: true },
    });
    await expect(confirm(world)).rejects.toMatchObject({ code: 'link_void' });
  });

  it('is not changed by who has the mail and not the password, so support can not take the account', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id, 'support@company.example');
    await expect(confirm(world, 'a guess')).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(now()).resolves.toEqual(student);
  });

  it('is not changed by a link that is forged, for the other purpose, late, or replaced', async () => {
    const { world, student } = await aWorld();
    await entered(world, student.id);
    const link = mailedLink(world, 'email-correction');
    const objection = mailedLink(world, 'email-correction-notice');
    const tried = (parts: object) =>
      confirmCorrection(world, { ...link, password: PASSWORD, ...parts });
    const isVoid = { code: 'link_void' };
    await expect(tried({ token: 'forged' })).rejects.toMatchObject(isVoid);
    await expect(tried({ token: objection.token })).rejects.toMatchObject(isVoid);
    await expect(tried({ id: 'another' })).rejects.toMatchObject(isVoid);
    await expect(objectToCorrection(world, link)).rejects.toMatchObject(isVoid);
    world.clock.pass(60);
    await entered(world, student.id, 'asha.rao@gmail.example');
    await expect(tried({})).rejects.toMatchObject(isVoid);
    world.clock.pass(CORRECTION_SECONDS);
    await expect(confirm(world)).rejects.toMatchObject(isVoid);
  });

  it('is not changed once the password was, the account was shut, or somebody took the address', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id);
    world.passwords.meanwhile = () =>
      world.unitOfWork.run((tx) => tx.students.save({ ...student, passwordHash: 'another' }));
    await expect(confirm(world)).rejects.toMatchObject({ code: 'wrong_password' });
    world.passwords.meanwhile = () => Promise.resolve();
    const save = (parts: Partial<Student>) =>
      world.unitOfWork.run((tx) => tx.students.save({ ...student, ...parts }));
    await save({ deactivatedAt: world.clock.now });
    await expect(confirm(world)).rejects.toMatchObject({ code: 'account_deactivated' });
    await save({});
    await world.unitOfWork.run((tx) => tx.students.add(aStudent({ email: RIGHT })));
    await expect(confirm(world)).rejects.toMatchObject({ code: 'address_in_use' });
    await expect(now()).resolves.toEqual(student);
  });

  it('is refused if it is none, the same, somebody else’s, or comes too soon', async () => {
    const { world, student } = await aWorld();
    await world.unitOfWork.run((tx) => tx.students.add(aStudent({ email: 'b@example.com' })));
    const field = { details: { fields: { email: expect.any(String) } } };
    await expect(entered(world, student.id, 'asha')).rejects.toMatchObject(field);
    await expect(entered(world, student.id, student.email)).rejects.toMatchObject(field);
    const taken = entered(world, student.id, 'B@example.com');
    await expect(taken).rejects.toMatchObject({ code: 'address_in_use' });
    await expect(entered(world, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    const noReason = correctEmail(world, ACTOR, {
      ...{ studentId: student.id, email: RIGHT, reason: ' ' },
    });
    await expect(noReason).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    expect(world.mails()).toEqual([]);
    await entered(world, student.id);
    await expect(entered(world, student.id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    expect(world.mails('email-correction')).toHaveLength(1);
  });
});

describe('An account that was never verified', () => {
  const signedUp = async () => {
    const world = await aTestContext();
    const form = aSignUpForm({ email: 'asha@gmial.example' });
    await signUp(world, { form, requester: HERE });
    const [student] = [...world.unitOfWork.tables.students.values()];
    return { world, form, student: student! };
  };

  it('is verified by the link at the corrected address, and its old code is void', async () => {
    const { world, form, student } = await signedUp();
    const code = world.mailedCode();
    await entered(world, student.id);
    expect(world.mails('email-correction')).toMatchObject([{ data: { isSignUp: true } }]);
    // Whoever has the mistyped address is told nothing, and can object to nothing.
    expect(world.mails('email-correction-notice')).toEqual([]);
    await confirm(world, form.password);
    await expect(world.student(student.id)).resolves.toMatchObject({
      email: RIGHT,
      emailVerifiedAt: world.clock.now,
    });
    const late = verifyEmail(world, { email: RIGHT, code }, HERE);
    await expect(late).rejects.toMatchObject({ code: 'invalid_code' });
    expect(world.mails('email-correction-notice')).toEqual([]);
  });

  it('gets the notice that was agreed to at the corrected address', async () => {
    const { world, form, student } = await signedUp();
    await entered(world, student.id);
    expect(world.mails('notice-copy')).toEqual([]);
    await confirm(world, form.password);
    expect(world.mails('notice-copy')).toMatchObject([{ to: RIGHT }]);
  });

  it('keeps the address that is proved while the link waits', async () => {
    const { world, form, student } = await signedUp();
    await entered(world, student.id);
    await world.unitOfWork.run((tx) =>
      tx.students.save(withVerifiedEmail(student, world.clock.now)),
    );
    await expect(confirm(world, form.password)).rejects.toMatchObject({ code: 'link_void' });
    await expect(world.student(student.id)).resolves.toMatchObject({ email: form.email });
  });

  it('is not corrected while several sign-ups of the address wait', async () => {
    const { world, form, student } = await signedUp();
    await signUp(world, { form: { ...form, name: 'Another' }, requester: ELSEWHERE });
    await expect(entered(world, student.id)).rejects.toMatchObject({ code: 'several_sign_ups' });
  });
});

describe('The owner of the old address', () => {
  it('stops a change that waits, and another is refused for some days', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id);
    await expect(object(world)).resolves.toBe(false);
    await expect(confirm(world)).rejects.toMatchObject({ code: 'link_void' });
    await expect(object(world)).rejects.toMatchObject({ code: 'link_void' });
    await expect(now()).resolves.toEqual(student);
    expect(world.mails('contact-notification')).toMatchObject([{ to: 'inbox@example.com' }]);
    world.clock.pass(OBJECTION_SECONDS - 1);
    await expect(entered(world, student.id)).rejects.toMatchObject({ code: 'correction_objected' });
    world.clock.pass(1);
    await entered(world, student.id);
  });

  it('gets the account back, also after a second change and from the first mail', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id);
    const first = mailedLink(world, 'email-correction-notice');
    await confirm(world);
    world.clock.pass(60);
    await entered(world, student.id, 'thief@example.com');
    await confirm(world);
    await expect(objectToCorrection(world, first)).resolves.toBe(true);
    const { email, passwordHash, sessionVersion } = await now();
    expect({ email, passwordHash }).toEqual({ email: student.email, passwordHash: '' });
    expect(sessionVersion).toBe(student.sessionVersion + 3);
  });

  it('has no say by an old mail, once the address was lost longer ago than that', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id);
    const first = mailedLink(world, 'email-correction-notice');
    await confirm(world);
    world.clock.pass(OBJECTION_SECONDS);
    await entered(world, student.id, 'asha@work.example');
    await expect(objectToCorrection(world, first)).rejects.toMatchObject({ code: 'link_void' });
    await confirm(world);
    await expect(objectToCorrection(world, first)).rejects.toMatchObject({ code: 'link_void' });
    await expect(now()).resolves.toMatchObject({ email: 'asha@work.example' });
    await expect(object(world)).resolves.toBe(true);
    await expect(now()).resolves.toMatchObject({ email: RIGHT });
  });

  it('finds the address kept from others as long as that is possible, and not longer', async () => {
    const { world, student } = await aWorld();
    await entered(world, student.id);
    await confirm(world);
    const again = () =>
      signUp(world, { form: aSignUpForm({ email: student.email }), requester: HERE });
    await expect(again()).rejects.toMatchObject({ code: 'email_taken' });
    const other = aStudent();
    await world.unitOfWork.run((tx) => tx.students.add(other));
    const taking = entered(world, other.id, student.email);
    await expect(taking).rejects.toMatchObject({ code: 'address_in_use' });
    world.clock.pass(OBJECTION_SECONDS);
    await expect(object(world)).rejects.toMatchObject({ code: 'link_void' });
    await again();
  });

  it('shuts the account if somebody else has the address all the same', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id);
    await confirm(world);
    await world.unitOfWork.run((tx) => tx.students.add(aStudent({ email: student.email })));
    await expect(object(world)).resolves.toBe(true);
    await expect(now()).resolves.toMatchObject({
      ...{ email: RIGHT, passwordHash: '', deactivatedAt: world.clock.now },
    });
  });
});

describe('Support sends again', () => {
  const again = (world: TestContext, studentId: string) => sendAgain(world, ACTOR, { studentId });

  it('the link to a corrected address, of which the last holds', async () => {
    const { world, student, now } = await aWorld();
    await entered(world, student.id);
    await expect(again(world, student.id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    const before = mailedLink(world, 'email-correction');
    world.clock.pass(60);
    await expect(again(world, student.id)).resolves.toEqual({ what: 'link', to: RIGHT });
    expect(world.mails('email-correction-notice')).toHaveLength(1);
    const old = confirmCorrection(world, { ...before, password: PASSWORD });
    await expect(old).rejects.toMatchObject({ code: 'link_void' });
    await confirm(world);
    await expect(now()).resolves.toMatchObject({ email: RIGHT });
    expect(world.unitOfWork.audit().at(-1)).toMatchObject({ action: 'send-again' });
  });

  it('the code of a sign-up, which works in the browser of the sign-up', async () => {
    const world = await aTestContext();
    const form = aSignUpForm();
    await signUp(world, { form, requester: HERE });
    const [student] = [...world.unitOfWork.tables.students.values()];
    const { id, email } = student!;
    await expect(again(world, id)).rejects.toMatchObject({ code: 'resend_too_soon' });
    world.clock.pass(60);
    await expect(again(world, id)).resolves.toEqual({ what: 'code', to: email });
    await verifyEmail(world, { email, code: world.mailedCode() }, HERE);
    await expect(again(world, id)).rejects.toMatchObject({ code: 'already_verified' });
  });

  it('nothing if there are several sign-ups, or no such student', async () => {
    const { world, student } = await aWorld({ emailVerifiedAt: null });
    for (const form of [aPendingForm(), aPendingForm()]) {
      const code = aVerificationCode({ studentId: student.id, form });
      await world.unitOfWork.run((tx) => tx.codes.save(code));
    }
    await expect(again(world, student.id)).rejects.toMatchObject({ code: 'several_sign_ups' });
    await expect(again(world, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    expect(world.mails()).toEqual([]);
  });
});
