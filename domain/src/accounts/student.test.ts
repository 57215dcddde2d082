import { byName } from '../kernel/by-name.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent, aStudent } from '../testing/a-student.js';
import { A_DAY } from '../testing/moments.js';
import { STUDENT_FIELD_NAMES } from './student-fields.js';
import {
  attemptsLeft,
  comparableHash,
  erased,
  hasPaid,
  paymentStatus,
  withVerifiedEmail,
} from './student.js';
import { ChangedMeanwhile, NothingToChange } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { setStudentActive } from './deactivate-student.js';
import { AccountDeactivated } from './errors.js';
import { signIn } from './sign-in.js';

it.each([
  [5, 0, 5],
  [5, 4, 1],
  [5, 5, 0],
  [3, 5, 0],
])('a student with %d attempts, %d used, has %d left', (totalAttempts, attemptsUsed, left) => {
  expect(attemptsLeft({ totalAttempts, attemptsUsed })).toBe(left);
});

it('a student is Paid from the payment on', () => {
  expect([hasPaid(aPaidStudent()), paymentStatus(aPaidStudent())]).toEqual([true, 'Paid']);
  expect([hasPaid(aStudent()), paymentStatus(aStudent())]).toEqual([false, 'Not Paid']);
});

it('an email is verified once, and the first time stands', () => {
  const later = secondsAfter(A_DAY, 60);
  expect(withVerifiedEmail(aStudent({ emailVerifiedAt: null }), later).emailVerifiedAt).toBe(later);
  expect(withVerifiedEmail(aStudent(), later).emailVerifiedAt).toBe(A_DAY);
});

it('no password fits a student without one', () => {
  expect(comparableHash({ passwordHash: '' })).toBeNull();
  expect(comparableHash({ passwordHash: 'hash of a password' })).toBe('hash of a password');
  expect(comparableHash(null)).toBeNull();
});

it('of an erased account its number and its payment are left, and nothing about its owner', () => {
  const student = aPaidStudent({
    sessionVersion: 3,
    attemptsUsed: 2,
    avatarUrl: '/avatars/1.webp',
  });
  const later = secondsAfter(A_DAY, 60);
  expect(erased(student, later)).toEqual({
    id: student.id,
    email: `${student.id}@erased.invalid`,
    ...byName(STUDENT_FIELD_NAMES, () => ''),
    name: 'Erased account',
    avatarUrl: null,
    passwordHash: '',
    emailVerifiedAt: null,
    paidAt: A_DAY,
    invoiceState: null,
    totalAttempts: 0,
    attemptsUsed: 0,
    sessionVersion: 4,
    createdAt: A_DAY,
    deactivatedAt: null,
    erasedAt: later,
  });
});

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'Sat the test for somebody else';
const password = 'correct horse battery';

async function aContextWithStudent() {
  const plain = aStudent();
  const context = await aTestContext();
  const student = { ...plain, passwordHash: await context.passwords.hash(password) };
  await context.unitOfWork.run((tx) => tx.students.add(student));
  return { context, student };
}

describe('Deactivating a student', () => {
  it('ends every session and keeps the student from signing in, of which a stranger learns nothing', async () => {
    const { context, student } = await aContextWithStudent();
    await setStudentActive(context, ACTOR, { studentId: student.id, active: false, reason });
    const kept = await context.student(student.id);
    expect(kept.deactivatedAt).toEqual(context.clock.now);
    expect(kept.sessionVersion).toBe(1);
    const form = { email: student.email, password };
    await expect(signIn(context, form)).rejects.toThrow(AccountDeactivated);
    const wrong = { ...form, password: 'something else' };
    await expect(signIn(context, wrong)).rejects.not.toThrow(AccountDeactivated);
  });

  it('can be taken back, and both are noted', async () => {
    const { context, student } = await aContextWithStudent();
    const change = { studentId: student.id, reason };
    await setStudentActive(context, ACTOR, { ...change, active: false });
    await setStudentActive(context, ACTOR, { ...change, active: true });
    const form = { email: student.email, password };
    await expect(signIn(context, form)).resolves.toMatchObject({ id: student.id });
    const actions = context.unitOfWork.audit().map(({ action }) => action);
    expect(actions).toEqual(['deactivate-student', 'reactivate-student']);
    const [first, second] = context.unitOfWork.audit();
    const [active, inactive] = [{ deactivatedAt: null }, { deactivatedAt: context.clock.now }];
    expect(first).toMatchObject({ subject: 'student', before: active, after: inactive });
    expect(second).toMatchObject({ subject: 'student', before: inactive, after: active });
  });

  it.each([true, false])(
    'Setting a student to active=%s is done once, by one of two admins',
    async (active) => {
      const { context, student } = await aContextWithStudent();
      const change = { studentId: student.id, reason };
      await setStudentActive(context, ACTOR, { ...change, active: false });
      if (active) await setStudentActive(context, ACTOR, { ...change, active });
      const before = context.unitOfWork.audit().length;
      const again = setStudentActive(context, ACTOR, { ...change, active });
      await expect(again).rejects.toThrow(ChangedMeanwhile);
      expect(context.unitOfWork.audit()).toHaveLength(before);
    },
  );

  it('knows only students that exist', async () => {
    const context = await aTestContext();
    const change = { studentId: 'nobody', active: false, reason };
    const refused = setStudentActive(context, ACTOR, change);
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such student.');
  });
});
