import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { OBJECTION_SECONDS, decided } from '../../accounts/email-correction.js';
import { EmailTaken } from '../../accounts/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import { anEmailCorrection } from '../an-email-correction.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract } from './stores-under-test.js';
import { undone } from './transactions.js';

/** What every {@link EmailCorrectionLog} promises. */
export const emailCorrectionLogContract = contract('EmailCorrectionLog', (it) => {
  it('finds the corrections of a student as they were saved last, oldest first', async (subject) => {
    const { stores } = subject;
    const { id: studentId } = await givenStudent(subject);
    const { id: otherId } = await givenStudent(subject);
    const first = anEmailCorrection({ studentId });
    const later = anEmailCorrection({ studentId, createdAt: secondsAfter(A_DAY, 60) });
    const other = anEmailCorrection({ studentId: otherId, wasVerified: false });
    const replaced = decided(first, 'replaced', secondsAfter(A_DAY, 60));
    await subject.run(async (tx) => {
      for (const one of [later, first, other, replaced]) await tx.corrections.save(one);
    });
    await undone(subject, (tx) => tx.corrections.save(decided(later, 'objected', A_DAY)));
    await expect(stores.corrections.findAllOf(studentId)).resolves.toEqual([replaced, later]);
    await expect(stores.corrections.find(other.id)).resolves.toEqual(other);
    await expect(stores.corrections.find(randomUUID())).resolves.toBeNull();
    await subject.run((tx) => tx.corrections.removeOf(studentId));
    await expect(stores.corrections.findAllOf(studentId)).resolves.toEqual([]);
    await expect(stores.corrections.findAllOf(otherId)).resolves.toEqual([other]);
  });

  it('holds the address that an account may get back, until then, and from others', async (subject) => {
    const { stores } = subject;
    const { id: studentId } = await givenStudent(subject);
    const confirmed = decided(anEmailCorrection({ studentId }), 'confirmed', A_DAY);
    const never = decided(anEmailCorrection({ studentId, wasVerified: false }), 'confirmed', A_DAY);
    const waiting = anEmailCorrection({ studentId });
    await subject.run(async (tx) => {
      for (const one of [confirmed, never, waiting]) await tx.corrections.save(one);
    });
    const isHeld = (email: string, but: string | null, seconds: number) =>
      stores.corrections.isHeld(email, but, secondsAfter(A_DAY, seconds));
    await expect(isHeld(confirmed.oldEmail, null, OBJECTION_SECONDS - 1)).resolves.toBe(true);
    await expect(isHeld(confirmed.oldEmail, randomUUID(), 0)).resolves.toBe(true);
    await expect(isHeld(confirmed.oldEmail, null, OBJECTION_SECONDS)).resolves.toBe(false);
    await expect(isHeld(confirmed.oldEmail, studentId, 0)).resolves.toBe(false);
    await expect(isHeld(confirmed.newEmail, null, 0)).resolves.toBe(false);
    await expect(isHeld(never.oldEmail, null, 0)).resolves.toBe(false);
    await expect(isHeld(waiting.oldEmail, null, 0)).resolves.toBe(false);
  });

  it('comes with students of whom none can take the address of another', async (subject) => {
    const student = await givenStudent(subject);
    const other = await givenStudent(subject);
    const taking = subject.run((tx) => tx.students.save({ ...student, email: other.email }));
    await expect(taking).rejects.toThrow(EmailTaken);
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
  });
});
