import { expect } from '@jest/globals';
import { EmailTaken } from '../../accounts/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import { anEmailCorrection } from '../an-email-correction.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract } from './stores-under-test.js';

/** What every {@link EmailCorrectionLog} promises. */
export const emailCorrectionLogContract = contract('EmailCorrectionLog', (it) => {
  it('finds the corrections of a student, oldest first', async (subject) => {
    const { stores } = subject;
    const { id: studentId } = await givenStudent(subject);
    const { id: otherId } = await givenStudent(subject);
    const first = anEmailCorrection({ studentId });
    const later = anEmailCorrection({ studentId, at: secondsAfter(A_DAY, 60) });
    const other = anEmailCorrection({ studentId: otherId, wasVerified: false });
    await subject.run(async (tx) => {
      for (const one of [later, first, other]) await tx.corrections.add(one);
    });
    await expect(stores.corrections.findAllOf(studentId)).resolves.toEqual([first, later]);
    await subject.run((tx) => tx.corrections.removeOf(studentId));
    await expect(stores.corrections.findAllOf(studentId)).resolves.toEqual([]);
    await expect(stores.corrections.findAllOf(otherId)).resolves.toEqual([other]);
  });

  it('comes with students of whom none can take the address of another', async (subject) => {
    const student = await givenStudent(subject);
    const other = await givenStudent(subject);
    const taking = subject.run((tx) => tx.students.save({ ...student, email: other.email }));
    await expect(taking).rejects.toThrow(EmailTaken);
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
  });
});
