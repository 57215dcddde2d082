import { expect } from '@jest/globals';
import type { LateAnswer } from '../../exam/late-answer.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { aLateAnswer } from '../a-late-answer.js';
import { submitted } from '../an-attempt.js';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

async function given(subject: StoresUnderTest, attemptId: string, parts: Partial<LateAnswer> = {}) {
  const late = aLateAnswer({ attemptId, ...parts });
  await subject.run((tx) => tx.lateAnswers.add(late));
  return late;
}

/** What every {@link LateAnswerRepository} promises. */
export const lateAnswerRepositoryContract = contract('LateAnswerRepository', (it) => {
  it('keeps an option of a question once, as it came first', async (subject) => {
    const { id } = await givenAttempt(subject);
    const first = await given(subject, id, { secondsSinceReply: null });
    const again = await given(subject, id);
    const { find } = subject.stores.lateAnswers;
    await expect(find(first.id)).resolves.toEqual(first);
    await expect(find(again.id)).resolves.toBeNull();
  });

  it('keeps a decision', async (subject) => {
    const late = await given(subject, (await givenAttempt(subject)).id);
    await expect(subject.stores.lateAnswers.hasAccepted(late)).resolves.toBe(false);
    const verdict = { state: 'accepted', reason: 'The power failed', decidedAt: A_DAY } as const;
    await subject.run((tx) => tx.lateAnswers.decide(late.id, verdict));
    expect(await subject.stores.lateAnswers.find(late.id)).toEqual({ ...late, ...verdict });
    const { hasAccepted } = subject.stores.lateAnswers;
    await expect(hasAccepted(late)).resolves.toBe(true);
    await expect(hasAccepted({ ...late, questionId: 'hr-two' })).resolves.toBe(false);
  });

  it('knows whether the review was opened', async (subject) => {
    const attempt = await givenAttempt(subject);
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(submitted(attempt))));
    const { isReviewOpened } = subject.stores.lateAnswers;
    await expect(isReviewOpened(attempt.id)).resolves.toBe(false);
    await subject.run((tx) => tx.results.open(attempt.id, attempt.studentId));
    await expect(isReviewOpened(attempt.id)).resolves.toBe(true);
  });

  it('lays accepted answers over those of a closed attempt', async (subject) => {
    const attempt = await givenAttempt(subject, { answers: { q1: 'a' } });
    await subject.run(async (tx) => {
      await tx.attempts.close(aClosedAttempt(submitted(attempt)));
      await tx.attempts.acceptLate(attempt.id, { q2: 'b' });
    });
    expect((await subject.stores.attempts.find(attempt.id))?.answers).toEqual({ q1: 'a', q2: 'b' });
  });

  it('forgets those of a student who is forgotten', async (subject) => {
    const { id, studentId } = await givenAttempt(subject);
    const late = await given(subject, id);
    await subject.run((tx) => tx.attempts.removeOf(studentId));
    await expect(subject.stores.lateAnswers.find(late.id)).resolves.toBeNull();
  });
});
