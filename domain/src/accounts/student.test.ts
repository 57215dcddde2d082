import { expect, it } from '@jest/globals';
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
  withNewPassword,
  withVerifiedEmail,
} from './student.js';

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

it('a new password ends the sessions from before', () => {
  const student = aStudent({ sessionVersion: 3 });
  expect(withNewPassword(student, 'new')).toEqual({
    ...student,
    passwordHash: 'new',
    sessionVersion: 4,
  });
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
