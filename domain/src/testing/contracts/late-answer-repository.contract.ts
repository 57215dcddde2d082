import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { LateAnswer } from '../../late-answers/late-answer.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { aLateAnswer } from '../a-late-answer.js';
import { submitted } from '../an-attempt.js';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

async function given(subject: StoresUnderTest, attemptId: string, parts: Partial<LateAnswer> = {}) {
  const late = aLateAnswer({ attemptId, ...parts });
  await subject.run((tx) => tx.lateAnswers.add(late));
  return late;
}

/** What every {@link LateAnswerRepository} promises. */
export const lateAnswerRepositoryContract = contract('LateAnswerRepository', (it) => {
  it('finds those of an attempt by question, and nothing of a transaction that throws', async (subject) => {
    const { id } = await givenAttempt(subject);
    const third = await given(subject, id, { questionId: 'c', place: 3, option: 'd' });
    const times = { notBefore: null, statedAt: null, basis: 'not-stated' } as const;
    const later = await given(subject, id, { option: 'c', arrivedAt: secondsAfter(A_DAY, 1) });
    const first = await given(subject, id, times);
    await undone(subject, (tx) =>
      tx.lateAnswers.add(aLateAnswer({ attemptId: id, questionId: 'd', place: 4 })),
    );
    const { ofAttempt, find } = subject.stores.lateAnswers;
    await expect(ofAttempt(id)).resolves.toEqual([first, later, third]);
    await expect(ofAttempt(randomUUID())).resolves.toEqual([]);
    await expect(find(third.id)).resolves.toEqual(third);
    await expect(find(randomUUID())).resolves.toBeNull();
  });

  it('keeps an option of a question once, as it came first', async (subject) => {
    const { id } = await givenAttempt(subject);
    const first = await given(subject, id);
    await given(subject, id, { basis: 'stamped' });
    await expect(subject.stores.lateAnswers.ofAttempt(id)).resolves.toEqual([first]);
  });

  it('keeps a decision', async (subject) => {
    const late = await given(subject, (await givenAttempt(subject)).id);
    const verdict = { state: 'accepted', reason: 'The power failed', decidedAt: A_DAY } as const;
    await subject.run((tx) => tx.lateAnswers.decide(late.id, verdict));
    const found = await subject.stores.lateAnswers.find(late.id);
    expect(found).toEqual({ ...late, ...verdict });
  });

  it('knows whether the review was opened, and of no save where there was none', async (subject) => {
    const attempt = await givenAttempt(subject);
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(submitted(attempt))));
    const { isReviewOpened, lastSavedAt } = subject.stores.lateAnswers;
    await expect(isReviewOpened(attempt.id)).resolves.toBe(false);
    await subject.run((tx) => tx.results.open(attempt.id, attempt.studentId));
    await expect(isReviewOpened(attempt.id)).resolves.toBe(true);
    await expect(lastSavedAt(attempt.id, null)).resolves.toBeNull();
  });

  it('lays accepted answers over those of a closed attempt', async (subject) => {
    const attempt = await givenAttempt(subject, { answers: { q1: 'a' } });
    await subject.run(async (tx) => {
      await tx.attempts.close(aClosedAttempt(submitted(attempt)));
      await tx.attempts.acceptLate(attempt.id, { q2: 'b' });
    });
    const found = await subject.stores.attempts.find(attempt.id);
    expect(found?.answers).toEqual({ q1: 'a', q2: 'b' });
  });

  it('forgets those of a student who is forgotten', async (subject) => {
    const { id, studentId } = await givenAttempt(subject);
    await given(subject, id);
    await subject.run((tx) => tx.attempts.removeOf(studentId));
    await expect(subject.stores.lateAnswers.ofAttempt(id)).resolves.toEqual([]);
  });
});
