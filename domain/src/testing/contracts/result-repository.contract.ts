import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { givenAttempt } from './givens.js';
import type { SetUp, StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';
import { aResult } from '../a-result.js';
import { submitted } from '../an-attempt.js';
import type { Result } from '../../exam/result.js';

/** A result that is not kept yet, of an attempt that is. */
async function resultToKeep(subject: StoresUnderTest): Promise<Result> {
  const open = await givenAttempt(subject);
  const closed = submitted(open, { answers: { [open.questions[0]!.id]: 'b' } });
  await subject.unitOfWork.run((tx) => tx.attempts.close(closed));
  return aResult({ percentage: 33.33 }, closed);
}

/** What every {@link ResultRepository} promises. */
export function resultRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: ResultRepository`, () => {
    it('finds a result, in every field as it was added', async () => {
      const subject = await setUp();
      const result = await resultToKeep(subject);
      await subject.unitOfWork.run((tx) => tx.results.add(result));
      await expect(subject.stores.results.find(result.id)).resolves.toEqual(result);
    });

    it('finds null for a result it does not know', async () => {
      const { stores } = await setUp();
      await expect(stores.results.find(randomUUID())).resolves.toBeNull();
    });

    it('refuses a second result of an attempt, and keeps the first', async () => {
      const subject = await setUp();
      const result = await resultToKeep(subject);
      await subject.unitOfWork.run((tx) => tx.results.add(result));
      const second = subject.unitOfWork.run((tx) => tx.results.add({ ...result, score: 2 }));
      await expect(second).rejects.toThrow();
      await expect(subject.stores.results.find(result.id)).resolves.toEqual(result);
    });

    it('keeps nothing of a transaction that throws', async () => {
      const subject = await setUp();
      const result = await resultToKeep(subject);
      await undone(subject.unitOfWork, (tx) => tx.results.add(result));
      await expect(subject.stores.results.find(result.id)).resolves.toBeNull();
    });
  });
}
