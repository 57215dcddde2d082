import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { A_PASSWORD } from '../testing/a-sign-up-form.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { EmailNotVerified, WrongCredentials } from './errors.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';

const EMAIL = 'asha@example.com';
const student = aStudent({ email: EMAIL });

describe('signing in', () => {
  it('finds the student, however the email is written', async () => {
    const context = await aTestContext({ students: [student] });
    const signedIn = signIn(context, { email: ' ASHA@example.com ', password: A_PASSWORD });
    await expect(signedIn).resolves.toEqual(student);
  });

  it('refuses another password', async () => {
    const context = await aTestContext({ students: [student] });
    const wrong = signIn(context, { email: EMAIL, password: `${A_PASSWORD} ` });
    await expect(wrong).rejects.toThrow(WrongCredentials);
  });

  it('refuses an unknown email in the same words', async () => {
    const context = await aTestContext();
    const unknown = signIn(context, { email: EMAIL, password: A_PASSWORD });
    await expect(unknown).rejects.toThrow(new WrongCredentials());
  });

  it('refuses an email that is not verified, but tells so only to the right password', async () => {
    const context = await aTestContext({ students: [{ ...student, emailVerifiedAt: null }] });
    const right = signIn(context, { email: EMAIL, password: A_PASSWORD });
    await expect(right).rejects.toThrow(EmailNotVerified);
    const wrong = signIn(context, { email: EMAIL, password: 'another password' });
    await expect(wrong).rejects.toThrow(WrongCredentials);
  });

  it.each([
    ['right', EMAIL, A_PASSWORD],
    ['wrong', EMAIL, 'another password'],
    ['of an unknown email', 'who@example.com', A_PASSWORD],
  ])('does the same work for a password that is %s', async (_, email, password) => {
    const context = await aTestContext({ students: [student] });
    await Promise.allSettled([signIn(context, { email, password })]);
    expect(context.passwords.work).toBe(1);
  });

  it('requires both fields', async () => {
    const context = await aTestContext({ students: [student] });
    await expect(signIn(context, { email: '', password: '' })).rejects.toThrow(InvalidInput);
    expect(context.passwords.work).toBe(0);
  });
});

describe('signing out', () => {
  it('ends every session of the student', async () => {
    const context = await aTestContext({ students: [student] });
    await signOut(context, student.id);
    const after = await context.student(student.id);
    expect(after).toEqual({ ...student, sessionVersion: student.sessionVersion + 1 });
  });

  it('is no error for a student who is gone', async () => {
    await expect(signOut(await aTestContext(), student.id)).resolves.toBeUndefined();
  });
});
