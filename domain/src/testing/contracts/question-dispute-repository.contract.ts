import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { QuestionDispute } from '../../exam/disputes/question-dispute.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { aQuestion } from '../a-question.js';
import { aQuestionDispute } from '../a-question-dispute.js';
import { aRuling } from '../a-ruling.js';
import { submitted } from '../an-attempt.js';
import { A_DAY } from '../moments.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

const LATER = secondsAfter(A_DAY, 1);

/** A test of two questions that no other test has. */
async function givenTest(subject: StoresUnderTest, questions = [0, 1].map(freshQuestion)) {
  await subject.seedQuestions(questions);
  const attempt = await givenAttempt(subject, { questions });
  await subject.run((tx) => tx.attempts.close(aClosedAttempt(submitted(attempt))));
  return attempt;
}

const freshQuestion = () => aQuestion({ id: `disputed-${randomUUID()}` });

async function given(
  subject: StoresUnderTest,
  attempt: Awaited<ReturnType<typeof givenAttempt>>,
  parts: Partial<QuestionDispute> = {},
) {
  const { id: resultId, studentId } = attempt;
  const questionId = attempt.questions[0]!.id;
  const dispute = aQuestionDispute({ resultId, studentId, questionId, ...parts });
  await subject.run((tx) => tx.questionDisputes.add(dispute));
  return dispute;
}

/** What every {@link QuestionDisputeRepository} promises. */
export const questionDisputeRepositoryContract = contract('QuestionDisputeRepository', (it) => {
  it('finds those of a test as they came', async (subject) => {
    const attempt = await givenTest(subject);
    const second = attempt.questions[1]!.id;
    const later = await given(subject, attempt, { questionId: second, openedAt: LATER });
    const first = await given(subject, attempt);
    const { ofResult } = subject.stores.questionDisputes;
    await expect(ofResult(attempt.id)).resolves.toEqual([first, later]);
  });

  it('keeps one a question of a test', async (subject) => {
    const attempt = await givenTest(subject);
    await given(subject, attempt);
    await expect(given(subject, attempt)).rejects.toThrow('duplicate');
    await given(subject, await givenTest(subject, [...attempt.questions]));
  });

  it('hands out the open ones on a version with whom to answer, and keeps the answer', async (subject) => {
    const attempt = await givenTest(subject);
    const questionId = attempt.questions[0]!.id;
    const dispute = await given(subject, attempt);
    await given(subject, attempt, { questionId: attempt.questions[1]!.id, openedAt: LATER });
    const { stores } = subject;
    const openOn = (version: number) =>
      subject.run((tx) => tx.questionDisputes.lockOpenOn({ questionId, version }));
    const { name: asked, email } = (await stores.students.findById(attempt.studentId))!;
    const to = { domain: attempt.domain, student: { name: asked, email } };
    const addressed = { ...dispute, ...to, hasResult: true };
    await expect(openOn(1)).resolves.toEqual([addressed]);
    await expect(openOn(2)).resolves.toEqual([]);
    const ruling = aRuling({ questionId, version: 1 });
    const answer = { state: 'upheld', answer: 'It was wrong.', decidedAt: LATER } as const;
    const verdict = { ...answer, rulingId: ruling.id };
    await subject.run(async (tx) => {
      await tx.rulings.add(ruling);
      await tx.questionDisputes.decide([dispute.id], verdict);
    });
    await expect(openOn(1)).resolves.toEqual([]);
    const [kept] = await stores.questionDisputes.ofResult(attempt.id);
    expect(kept).toEqual({ ...dispute, ...verdict });
  });

  it('removes those of one student, and tells which', async (subject) => {
    const [attempt, others] = [await givenTest(subject), await givenTest(subject)];
    const dispute = await given(subject, attempt);
    const kept = await given(subject, others);
    const removed = await subject.run((tx) => tx.questionDisputes.removeOf(attempt.studentId));
    expect(removed).toEqual([dispute.id]);
    const { ofResult } = subject.stores.questionDisputes;
    await expect(ofResult(attempt.id)).resolves.toEqual([]);
    await expect(ofResult(others.id)).resolves.toEqual([kept]);
  });
});
