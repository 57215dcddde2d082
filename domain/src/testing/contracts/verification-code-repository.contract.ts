import { describe, expect, it } from '@jest/globals';
import { givenStudent } from './givens.js';
import type { SetUp } from './stores-under-test.js';
import { undone } from './transactions.js';
import { aVerificationCode } from '../a-verification-code.js';
import { A_DAY } from '../moments.js';

/** What every {@link VerificationCodeRepository} promises. */
export function verificationCodeRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: VerificationCodeRepository`, () => {
    it('finds the code of a student and purpose as it was saved', async () => {
      const subject = await setUp();
      const { id: studentId } = await givenStudent(subject);
      const code = aVerificationCode({ studentId, wrongTries: 3, usedAt: A_DAY });
      await subject.unitOfWork.run((tx) => tx.codes.save(code));
      await expect(subject.stores.codes.find(studentId, 'verify-email')).resolves.toEqual(code);
      await expect(subject.stores.codes.find(studentId, 'reset-password')).resolves.toBeNull();
    });

    it('puts a later code in the place of the earlier one of the same purpose', async () => {
      const subject = await setUp();
      const { id: studentId } = await givenStudent(subject);
      const other = aVerificationCode({ studentId, purpose: 'reset-password' });
      const later = aVerificationCode({ studentId, codeHash: 'another' });
      await subject.unitOfWork.run(async (tx) => {
        await tx.codes.save(aVerificationCode({ studentId, wrongTries: 5, usedAt: A_DAY }));
        await tx.codes.save(other);
        await tx.codes.save(later);
      });
      await expect(subject.stores.codes.find(studentId, 'verify-email')).resolves.toEqual(later);
      await expect(subject.stores.codes.find(studentId, 'reset-password')).resolves.toEqual(other);
    });

    it('keeps nothing of a transaction that throws', async () => {
      const subject = await setUp();
      const { id: studentId } = await givenStudent(subject);
      const code = aVerificationCode({ studentId });
      await undone(subject.unitOfWork, (tx) => tx.codes.save(code));
      await expect(subject.stores.codes.find(studentId, 'verify-email')).resolves.toBeNull();
    });
  });
}
