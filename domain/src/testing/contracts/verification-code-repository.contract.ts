import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { aPendingForm, aVerificationCode } from '../a-verification-code.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract } from './stores-under-test.js';

/** What every {@link VerificationCodeRepository} promises. */
export const verificationCodeRepositoryContract = contract('VerificationCodeRepository', (it) => {
  it('finds the codes of a student and purpose as they were saved, oldest first', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const form = aPendingForm({ name: 'Żółć, “Asha”' });
    const first = aVerificationCode({ studentId, wrongTries: 3, strayTries: 2, usedAt: A_DAY });
    const later = aVerificationCode({
      studentId,
      createdAt: secondsAfter(A_DAY, 60),
      requester: { browser: null, network: 'elsewhere' },
      form,
    });
    const other = aVerificationCode({ studentId, purpose: 'reset-password' });
    await subject.run(async (tx) => {
      for (const code of [later, first, other]) await tx.codes.save(code);
    });
    const { codes } = subject.stores;
    await expect(codes.findAll(studentId, 'verify-email')).resolves.toEqual([first, later]);
    await expect(codes.findAll(studentId, 'reset-password')).resolves.toEqual([other]);
  });

  it('replaces what is kept of a code, and touches no other', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const code = aVerificationCode({ studentId });
    const other = aVerificationCode({ studentId, createdAt: secondsAfter(A_DAY, 1) });
    const tried = { ...code, wrongTries: 1, usedAt: A_DAY };
    await subject.run(async (tx) => {
      for (const one of [code, other, tried]) await tx.codes.save(one);
    });
    await expect(subject.stores.codes.findAll(studentId, 'verify-email')).resolves.toEqual([
      tried,
      other,
    ]);
  });

  it('removes every code of one student', async (subject) => {
    const [{ id: one }, { id: other }] = [await givenStudent(subject), await givenStudent(subject)];
    const kept = aVerificationCode({ studentId: other });
    await subject.run(async (tx) => {
      await tx.codes.save(aVerificationCode({ studentId: one }));
      await tx.codes.save(aVerificationCode({ studentId: one, form: aPendingForm() }));
      await tx.codes.save(kept);
      await tx.codes.removeOf(one);
    });
    await expect(subject.stores.codes.findAll(one, 'verify-email')).resolves.toEqual([]);
    await expect(subject.stores.codes.findAll(other, 'verify-email')).resolves.toEqual([kept]);
  });
});
