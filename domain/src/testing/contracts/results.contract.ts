import { randomUUID } from 'node:crypto';
import {
  aClosedAttempt,
  aLateAnswer,
  anAttempt,
  aQuestionDispute,
  aResult,
  aRuling,
  submitted,
} from '../an-attempt.js';
import type { Attempt } from '../../exam/attempt.js';
import { type Result, summaryOf } from '../../exam/result.js';
import { secondsAfter } from '../../kernel/time.js';
import { givenAttempt, givenSitting } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { overlapping } from './transactions.js';
import type { LateAnswer } from '../../exam/late-answer.js';
import { A_DAY } from '../moments.js';
import type { QuestionDispute } from '../../exam/disputes/question-dispute.js';
import { aQuestion } from '../a-question.js';

const givenResult = (subject: StoresUnderTest, closed: Attempt) =>
  subject.run((tx) => tx.attempts.close(aClosedAttempt(closed)));

export const resultRepositoryContract = contract('ResultRepository', (it) => {
  it('finds a result, in every field as it was added', async (subject) => {
    const { id: sittingId } = await givenSitting(subject);
    const open = await givenAttempt(subject, { sittingId });
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
    await expect(subject.stores.results.find(randomUUID())).resolves.toBeNull();
  });
});

async function givenSubmitted(subject: StoresUnderTest) {
  const open = await givenAttempt(subject);
  const ending = aClosedAttempt(submitted(open));
  await subject.run((tx) => tx.attempts.close(ending));
  return { open, result: ending.result };
}

export const withdrawingResultsContract = contract('attempts that an admin changes', (it) => {
  it('keep their state, deadline and end, and nothing else', async (subject) => {
    const open = await givenAttempt(subject);
    const deadline = secondsAfter(open.deadline, 60);
    const changes = { deadline, addedSeconds: 60, state: 'void', closedAt: deadline } as const;
    const after = { ...open, ...changes };
    await subject.run((tx) => tx.attempts.save({ ...after, domain: 'hr' }));
    await expect(subject.stores.attempts.find(open.id)).resolves.toEqual(after);
  });

  it('are one open one a student, also when one is opened again', async (subject) => {
    const { open } = await givenSubmitted(subject);
    await givenAttempt(subject, { studentId: open.studentId });
    await expect(subject.run((tx) => tx.attempts.save(open))).rejects.toThrow();
  });

  it('are listed while they are open, of one domain if it is named', async (subject) => {
    const [hr, devops] = [
      await givenAttempt(subject, { domain: 'hr' }),
      await givenAttempt(subject, { domain: 'devops' }),
    ];
    const { open: closed } = await givenSubmitted(subject);
    const { listOpen } = subject.stores.attempts;
    expect(await listOpen(null, null)).toEqual(expect.arrayContaining([hr.id, devops.id]));
    expect(await listOpen(null, null)).not.toContain(closed.id);
    expect(await listOpen('hr', null)).toContain(hr.id);
    expect(await listOpen('hr', null)).not.toContain(devops.id);
  });

  it('lose their result, which is answered whole, once', async (subject) => {
    const { result } = await givenSubmitted(subject);
    const withdraw = () => subject.run((tx) => tx.results.withdraw(result.id));
    await expect(withdraw()).resolves.toEqual(result);
    await expect(subject.stores.results.find(result.id)).resolves.toBeNull();
    await expect(withdraw()).resolves.toBeNull();
  });

  it('lose it only as long as their student has not opened it', async (subject) => {
    const [{ result }, { result: other }] = [
      await givenSubmitted(subject),
      await givenSubmitted(subject),
    ];
    const withdraw = (id: string) => subject.run((tx) => tx.results.withdrawUnopened(id));
    const { open } = subject.stores.results;
    await expect(open(result.id, result.studentId)).resolves.toEqual(result);
    await expect(open(result.id, result.studentId)).resolves.toEqual(result);
    await expect(open(other.id, randomUUID())).resolves.toBeNull();
    await expect(open(randomUUID(), result.studentId)).resolves.toBeNull();
    await expect(withdraw(result.id)).resolves.toBeNull();
    await expect(withdraw(other.id)).resolves.toEqual(other);
    await expect(subject.stores.results.find(result.id)).resolves.toEqual(result);
  });

  it('lose it or have it opened, of two at once', async (subject) => {
    const { result } = await givenSubmitted(subject);
    const [withdrawn, opened] = await overlapping(
      subject,
      (tx) => tx.results.withdrawUnopened(result.id),
      (tx) => tx.results.open(result.id, result.studentId),
    );
    expect(withdrawn).toMatchObject({ status: 'fulfilled', value: result });
    expect(opened).toMatchObject({ status: 'fulfilled', value: null });
    await expect(subject.stores.results.find(result.id)).resolves.toBeNull();
  });
});

async function givenLateAnswer(
  subject: StoresUnderTest,
  attemptId: string,
  parts: Partial<LateAnswer> = {},
) {
  const late = aLateAnswer({ attemptId, ...parts });
  await subject.run((tx) => tx.lateAnswers.add(late));
  return late;
}

export const lateAnswerRepositoryContract = contract('LateAnswerRepository', (it) => {
  it('keeps an option of a question once, as it came first', async (subject) => {
    const { id } = await givenAttempt(subject);
    const first = await givenLateAnswer(subject, id, { secondsSinceReply: null });
    const again = await givenLateAnswer(subject, id);
    const { find } = subject.stores.lateAnswers;
    await expect(find(first.id)).resolves.toEqual(first);
    await expect(find(again.id)).resolves.toBeNull();
  });

  it('keeps a decision', async (subject) => {
    const late = await givenLateAnswer(subject, (await givenAttempt(subject)).id);
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
});

const LATER = secondsAfter(A_DAY, 1);

/** A test of two questions that no other test has. */
async function givenTest(subject: StoresUnderTest, questions = [0, 1].map(freshQuestion)) {
  await subject.seedQuestions(questions);
  const attempt = await givenAttempt(subject, { questions });
  await subject.run((tx) => tx.attempts.close(aClosedAttempt(submitted(attempt))));
  return attempt;
}

const freshQuestion = () => aQuestion({ id: `disputed-${randomUUID()}` });

async function givenDispute(
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

export const questionDisputeRepositoryContract = contract('QuestionDisputeRepository', (it) => {
  it('finds those of a test as they came, and removes those of one student', async (subject) => {
    const [attempt, others] = [await givenTest(subject), await givenTest(subject)];
    const kept = await givenDispute(subject, others);
    const second = attempt.questions[1]!.id;
    const later = await givenDispute(subject, attempt, { questionId: second, openedAt: LATER });
    const first = await givenDispute(subject, attempt);
    const { ofResult } = subject.stores.questionDisputes;
    await expect(ofResult(attempt.id)).resolves.toEqual([first, later]);
    const removed = await subject.run((tx) => tx.questionDisputes.removeOf(attempt.studentId));
    expect(removed.toSorted()).toEqual([first.id, later.id].sort());
    await expect(ofResult(attempt.id)).resolves.toEqual([]);
    await expect(ofResult(others.id)).resolves.toEqual([kept]);
  });

  it('keeps one a question of a test', async (subject) => {
    const attempt = await givenTest(subject);
    await givenDispute(subject, attempt);
    await expect(givenDispute(subject, attempt)).rejects.toThrow('duplicate');
    await givenDispute(subject, await givenTest(subject, [...attempt.questions]));
  });

  it('hands out the open ones on a version with whom to answer, and keeps the answer', async (subject) => {
    const attempt = await givenTest(subject);
    const questionId = attempt.questions[0]!.id;
    const dispute = await givenDispute(subject, attempt);
    await givenDispute(subject, attempt, { questionId: attempt.questions[1]!.id, openedAt: LATER });
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
});
