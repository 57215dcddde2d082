import { describe, expect, it } from '@jest/globals';
import { policyFrom } from '../../settings/policy.js';
import { aStudent } from '../a-student.js';
import { aVerificationCode } from '../a-verification-code.js';
import { anEmail } from '../an-email.js';
import { givenStudent } from './givens.js';
import type { SetUp } from './stores-under-test.js';
import { undone } from './transactions.js';

function keepingTogether(setUp: SetUp): void {
  it('answers with what the work answered', async () => {
    const { unitOfWork } = await setUp();
    await expect(unitOfWork.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('passes on the very error that the work threw', async () => {
    const { unitOfWork } = await setUp();
    const error = new Error('no');
    await expect(unitOfWork.run(() => Promise.reject(error))).rejects.toBe(error);
  });

  it('keeps nothing, in any store, of work that throws at its end', async () => {
    const { unitOfWork, stores, emailsTo } = await setUp();
    const student = aStudent();
    const email = anEmail({ to: student.email });
    await undone(unitOfWork, async (tx) => {
      await tx.students.add(student);
      await tx.codes.save(aVerificationCode({ studentId: student.id }));
      await tx.emails.add(email);
    });
    await expect(stores.students.findById(student.id)).resolves.toBeNull();
    await expect(stores.codes.findAll(student.id, 'verify-email')).resolves.toEqual([]);
    await expect(emailsTo(email.to)).resolves.toEqual([]);
  });

  it('shows its own writes within the transaction, and to nobody else before its end', async () => {
    const { unitOfWork, stores } = await setUp();
    const student = aStudent();
    const seen = await unitOfWork.run(async (tx) => {
      await tx.students.add(student);
      const within = await tx.students.findById(student.id);
      return { within, outside: await stores.students.findById(student.id) };
    });
    expect(seen).toEqual({ within: student, outside: null });
  });

  it('goes on after work that threw', async () => {
    const subject = await setUp();
    await undone(subject.unitOfWork, () => Promise.resolve());
    const student = await givenStudent(subject);
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
  });
}

function tellingTime(setUp: SetUp): void {
  it('tells the time when it began, which never goes back', async () => {
    const { unitOfWork } = await setUp();
    const earlier = await unitOfWork.run((tx) => Promise.resolve(tx.now));
    const later = await unitOfWork.run((tx) => Promise.resolve(tx.now));
    expect(earlier).toBeInstanceOf(Date);
    expect(later.getTime()).toBeGreaterThanOrEqual(earlier.getTime());
  });

  it('keeps its own time as precisely as it tells it', async () => {
    const { unitOfWork, stores } = await setUp();
    const student = await unitOfWork.run(async (tx) => {
      const made = aStudent({ createdAt: tx.now });
      await tx.students.add(made);
      return made;
    });
    await expect(stores.students.findById(student.id)).resolves.toEqual(student);
  });

  it('tells figures that are within their limits', async () => {
    const { unitOfWork, stores } = await setUp();
    const policy = await unitOfWork.run((tx) => tx.policy.current());
    expect(policyFrom(policy)).toEqual(policy);
    await expect(stores.policy.current()).resolves.toEqual(policy);
  });
}

/** What every {@link UnitOfWork}, and the {@link PolicySource} within it, promises. */
export function unitOfWorkContract(name: string, setUp: SetUp): void {
  describe(`${name}: UnitOfWork`, () => {
    keepingTogether(setUp);
    tellingTime(setUp);
  });
}
