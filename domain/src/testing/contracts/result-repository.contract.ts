import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { type Attempt } from '../../exam/attempt.js';
import { summaryOf, type Result } from '../../exam/result.js';
import { aResult } from '../a-result.js';
import { secondsAfter } from '../../kernel/time.js';
import { anAttempt, submitted } from '../an-attempt.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

const givenResult = (subject: StoresUnderTest, closed: Attempt) =>
  subject.run((tx) => tx.attempts.close(aClosedAttempt(closed)));

/** What every {@link ResultRepository} promises. */
export const resultRepositoryContract = contract('ResultRepository', (it) => {
  it('finds a result, in every field as it was added', async (subject) => {
    const open = await givenAttempt(subject);
    const closed = submitted(open, { answers: { [open.questions[0]!.id]: 'b' } });
    const ending = aClosedAttempt(closed, { percentage: 33.33 });
    await subject.run((tx) => tx.attempts.close(ending));
    await expect(subject.stores.results.find(open.id)).resolves.toEqual(ending.result);
  });

  it('lists a student’s results from the newest to the oldest, and nobody else’s', async (subject) => {
    const first = await givenAttempt(subject);
    await givenResult(subject, submitted(first, { closedAt: secondsAfter(first.startedAt, 60) }));
    const { studentId, startedAt } = first;
    const second = anAttempt({ studentId, startedAt, domain: 'hr' });
    await subject.run((tx) => tx.attempts.add(second));
    await givenResult(subject, submitted(second, { closedAt: secondsAfter(startedAt, 90) }));
    await givenResult(subject, submitted(await givenAttempt(subject)));
    const listed = await subject.stores.results.listOf(studentId);
    const kept = await Promise.all(
      [second, first].map(({ id }) => subject.stores.results.find(id)),
    );
    expect(listed).toEqual(kept.map((result) => summaryOf(result!)));
  });

  it('lists of a result whether it counts', async (subject) => {
    const { id, studentId } = await givenAttempt(subject);
    await givenResult(subject, submitted((await subject.stores.attempts.find(id))!));
    const before = (await subject.stores.results.find(id))!;
    const { score, totalQuestions, percentage, passed, completedOn: at } = before;
    const correction = { at, first: { score, totalQuestions, percentage, passed } };
    const after = { ...before, revision: 1, isVoid: true, correction };
    await subject.run((tx) =>
      tx.attempts.regrade({ before, after, rulingIds: [], givesBack: true, mail: null }),
    );
    const listed = await subject.stores.results.listOf(studentId);
    expect(listed).toEqual([summaryOf(after)]);
    expect(listed).toMatchObject([{ isVoid: true }]);
  });

  it('tells the tests of a student in one domain, in their order, with what counts of each', async (subject) => {
    const first = await givenAttempt(subject);
    const { studentId, startedAt, domain } = first;
    const closeAt = (attempt: Attempt, seconds: number, parts: Partial<Result> = {}) => {
      const closed = submitted(attempt, { closedAt: secondsAfter(startedAt, seconds) });
      return subject.run((tx) => tx.attempts.close(aClosedAttempt(closed, parts)));
    };
    const [neutral, plain] = aResult({}, submitted(first)).questions;
    const ruling = { kinds: ['neutral'], accepted: [], reasons: ['x'], isNeutral: true } as const;
    const graded = [
      { ...neutral!, ruling },
      { ...plain!, isCorrect: true },
    ];
    await closeAt(first, 60, { score: 1, totalQuestions: 1, questions: graded });
    for (const [at, other] of [domain, 'hr' as const].entries()) {
      const next = anAttempt({ studentId, startedAt, domain: other });
      await subject.run((tx) => tx.attempts.add(next));
      await closeAt(next, 90 + at, { score: 0, questions: [] });
    }
    await givenResult(subject, submitted(await givenAttempt(subject)));
    const { category } = neutral!;
    const tries = await subject.stores.results.triesOf(studentId, domain);
    expect(tries).toMatchObject([{ id: first.id, score: 1, totalQuestions: 1 }, { score: 0 }]);
    expect(tries.map(({ isVoid, questions }) => ({ isVoid, questions }))).toEqual([
      {
        isVoid: false,
        questions: [
          { category, isCorrect: neutral!.isCorrect, ruling: { isNeutral: true } },
          { category: plain!.category, isCorrect: true },
        ],
      },
      { isVoid: false, questions: [] },
    ]);
    await expect(subject.stores.results.triesOf(randomUUID(), domain)).resolves.toEqual([]);
  });

  it('finds null for a result it does not know', ({ stores }) =>
    expect(stores.results.find(randomUUID())).resolves.toBeNull());
});
