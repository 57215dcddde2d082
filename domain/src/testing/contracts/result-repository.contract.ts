import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { submitted } from '../an-attempt.js';
import { givenAttempt } from './givens.js';
import type { SetUp } from './stores-under-test.js';

/** What every {@link ResultRepository} promises. */
export function resultRepositoryContract(name: string, setUp: SetUp): void {
  describe(`${name}: ResultRepository`, () => {
    it('finds a result, in every field as it was added', async () => {
      const subject = await setUp();
      const open = await givenAttempt(subject);
      const closed = submitted(open, { answers: { [open.questions[0]!.id]: 'b' } });
      const ending = aClosedAttempt(closed, { percentage: 33.33 });
      await subject.unitOfWork.run((tx) => tx.attempts.close(ending));
      await expect(subject.stores.results.find(open.id)).resolves.toEqual(ending.result);
    });

    it('finds null for a result it does not know', async () => {
      const { stores } = await setUp();
      await expect(stores.results.find(randomUUID())).resolves.toBeNull();
    });
  });
}
