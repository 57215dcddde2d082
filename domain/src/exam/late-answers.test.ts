import type { Actor } from '../audit/audit-entry.js';
import { secondsAfter } from '../kernel/time.js';
import { questionsOf } from '../testing/a-question.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { acceptLateAnswer, declineLateAnswer } from './decide-late-answer.js';
import { keepLateAnswers, type LateChoices } from './keep-late-answers.js';
import { submitAttempt } from './submit-attempt.js';
import { reopenAttempt, voidAttempt } from './void-and-reopen.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const QUESTIONS = questionsOf('hr', 4);
const [Q1, Q2, Q3] = QUESTIONS.map(({ id }) => id) as [string, string, string];
const RIGHT = QUESTIONS[0]!.correctOption;
const WRONG = RIGHT === 'a' ? 'b' : 'a';

async function aContext({ answers = {} } = {}) {
  const student = aPaidStudent();
  const deadline = secondsAfter((await aTestContext()).clock.now, -20);
  const attempt = anAttempt({
    ...{ studentId: student.id, domain: 'hr', questions: QUESTIONS, deadline },
    startedAt: secondsAfter(deadline, -1_800),
    answers,
  });
  const context = await aTestContext({ students: [student], attempts: [attempt] });
  const sent = (parts: Partial<LateChoices> = {}): LateChoices => ({
    ...{ studentId: student.id, attemptId: attempt.id },
    choices: { [Q1]: RIGHT },
    secondsSinceReply: { [Q1]: 25 },
    ...parts,
  });
  return { context, student, attempt, sent };
}

const kept = (context: TestContext) => [...context.unitOfWork.tables.lateAnswers.values()];
const accept = (context: TestContext, reason = 'The power failed') =>
  acceptLateAnswer(context, ACTOR, { lateAnswerId: kept(context)[0]!.id, reason });

describe('Answers that come when the test is closed', () => {
  it('are stored with the time that the page states, and do not count', async () => {
    const { context, attempt, sent } = await aContext();
    await keepLateAnswers(context, sent());
    expect(kept(context)).toMatchObject([
      {
        ...{ attemptId: attempt.id, questionId: Q1, place: 1, option: RIGHT, state: 'waiting' },
        ...{ secondsSinceReply: 25, isAfterReview: false },
      },
    ]);
    expect(await context.results.find(attempt.id)).toMatchObject({ score: 0, revision: 0 });
    await keepLateAnswers(context, sent());
    expect(kept(context)).toHaveLength(1);
  });

  it('are those that differ from what was saved, in questions and options that exist', async () => {
    const { context, sent } = await aContext({ answers: { [Q1]: RIGHT } });
    const choices = { [Q1]: RIGHT, [Q2]: 'z', [Q3]: null, stranger: 'a' };
    await keepLateAnswers(context, sent({ choices }));
    expect(kept(context)).toEqual([]);
  });

  it('may come without a time', async () => {
    const { context, sent } = await aContext();
    await keepLateAnswers(context, sent({ choices: { [Q2]: 'a' }, secondsSinceReply: {} }));
    expect(kept(context)).toMatchObject([{ secondsSinceReply: null, place: 2, reason: '' }]);
  });

  it('are refused of another student’s test, and of one that runs', async () => {
    const { context, sent, attempt } = await aContext();
    const stranger = keepLateAnswers(context, sent({ studentId: 'stranger' }));
    await expect(stranger).rejects.toMatchObject({ code: 'attempt_not_found' });
    await voidAttempt(context, ACTOR, { attemptId: attempt.id, reason: 'The power failed' });
    await expect(keepLateAnswers(context, sent())).rejects.toMatchObject({ code: 'attempt_void' });
    const running = { ...attempt, deadline: secondsAfter(attempt.deadline, 3_600) };
    const open = await aTestContext({
      students: [await context.student(attempt.studentId)],
      attempts: [running],
    });
    const early = keepLateAnswers(open, sent());
    await expect(early).rejects.toMatchObject({ code: 'attempt_still_open' });
  });
});

describe('A decision on a late answer', () => {
  it('A decision on a late answer that accepts it grades again, mails the student once, and is in the audit log', async () => {
    const { context, attempt, sent } = await aContext();
    await keepLateAnswers(context, sent());
    await accept(context);
    const result = await context.results.find(attempt.id);
    expect(result).toMatchObject({ score: 1, revision: 1, correction: { first: { score: 0 } } });
    expect(result?.questions[0]).toMatchObject({ selectedOption: RIGHT, isCorrect: true });
    expect(await context.results.gradingsOf(attempt.id)).toHaveLength(2);
    expect(context.mails('result-corrected')).toEqual([]);
    expect(context.mails('late-answer-decided')).toMatchObject([
      {
        data: {
          ...{ outcome: 'accepted', place: 1, scoreBefore: 0, score: 1, passed: false },
          ...{ letter: RIGHT.toUpperCase(), totalQuestions: 4 },
        },
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'accept-late-answer', reason: 'The power failed' },
        ...{ subject: 'attempt', subjectId: attempt.id },
        before: { question: 1, state: 'waiting', score: 0 },
        after: { state: 'accepted', score: 1 },
      },
    ]);
    expect(kept(context)[0]).toMatchObject({ state: 'accepted', reason: 'The power failed' });
    await expect(accept(context)).rejects.toMatchObject({ code: 'late_answer_decided' });
  });

  it('issues the certificate of a test that passes with it', async () => {
    const rest = QUESTIONS.slice(2).map(({ id, correctOption }) => [id, correctOption] as const);
    const { context, attempt, sent } = await aContext({ answers: Object.fromEntries(rest) });
    await keepLateAnswers(context, sent());
    expect(context.unitOfWork.tables.certificates.size).toBe(0);
    await accept(context);
    expect(await context.results.find(attempt.id)).toMatchObject({ score: 3, passed: true });
    const [certificate] = context.unitOfWork.tables.certificates.values();
    expect(certificate).toMatchObject({ facts: { minutes: 30 } });
  });

  it('A decision on a late answer that accepts a wrong one shows it in the review', async () => {
    const { context, attempt, sent } = await aContext();
    await keepLateAnswers(context, sent({ choices: { [Q1]: WRONG } }));
    await accept(context);
    const result = await context.results.find(attempt.id);
    expect(result).toMatchObject({ score: 0, questions: [{ selectedOption: WRONG }, {}, {}, {}] });
    expect(context.mails('late-answer-decided')).toHaveLength(1);
  });

  it('A decision on a late answer that would lower the score is refused, and the answer waits', async () => {
    const { context, attempt, sent } = await aContext({ answers: { [Q1]: RIGHT } });
    await keepLateAnswers(context, sent({ choices: { [Q1]: WRONG } }));
    await expect(accept(context)).rejects.toMatchObject({ code: 'accepting_lowers_score' });
    expect(await context.results.find(attempt.id)).toMatchObject({ score: 1, revision: 0 });
    expect(kept(context)[0]?.state).toBe('waiting');
  });

  it('waits while its test is open again', async () => {
    const { context, attempt, sent } = await aContext();
    await keepLateAnswers(context, sent());
    const again = { attemptId: attempt.id, minutes: 5, reason: 'The power failed' };
    await reopenAttempt(context, ACTOR, again);
    await expect(accept(context)).rejects.toMatchObject({ code: 'attempt_not_closed' });
  });

  it('cannot accept two answers to one question', async () => {
    const { context, attempt, sent } = await aContext();
    await keepLateAnswers(context, sent({ choices: { [Q1]: WRONG } }));
    await accept(context);
    await keepLateAnswers(context, sent());
    const { id: lateAnswerId } = kept(context)[1]!;
    const second = acceptLateAnswer(context, ACTOR, { lateAnswerId, reason: 'The power failed' });
    await expect(second).rejects.toMatchObject({ code: 'other_answer_accepted' });
    expect(await context.results.find(attempt.id)).toMatchObject({ score: 0 });
  });

  it('cannot accept what came after the right answers could be read', async () => {
    const { context, attempt, student, sent } = await aContext();
    await submitAttempt(context, { studentId: student.id, attemptId: attempt.id, answers: {} });
    await context.unitOfWork.run((tx) => tx.results.open(attempt.id, student.id));
    await keepLateAnswers(context, sent());
    await expect(accept(context)).rejects.toMatchObject({ code: 'came_after_review' });
  });

  it('A decision on a late answer that declines it changes no result, and tells the student why', async () => {
    const { context, attempt, sent } = await aContext();
    await keepLateAnswers(context, sent());
    const lateAnswerId = kept(context)[0]!.id;
    await declineLateAnswer(context, ACTOR, { lateAnswerId, reason: 'No gap is known' });
    expect(await context.results.find(attempt.id)).toMatchObject({ score: 0, revision: 0 });
    expect(context.mails('late-answer-decided')).toMatchObject([
      { data: { outcome: 'declined', reason: 'No gap is known' } },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([{ action: 'decline-late-answer' }]);
    const missing = { lateAnswerId: 'none', reason: 'No gap is known' };
    await expect(declineLateAnswer(context, ACTOR, missing)).rejects.toMatchObject({
      code: 'nothing_to_change',
    });
    await expect(accept(context, '')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
