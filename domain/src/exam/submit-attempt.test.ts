import { StudentNotFound } from '../accounts/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { A_DAY } from '../testing/moments.js';
import { AttemptNotFound, TimeWasAdded } from './errors.js';
import { startAttempt } from './start-attempt.js';
import { submitAttempt, submitTogether, type Submission } from './submit-attempt.js';
import { testWith } from '../testing/test-with.js';

const student = aPaidStudent({ attemptsUsed: 1 });
const fresh = anAttempt({ studentId: student.id });
const [one, other] = fresh.questions.map(({ id }) => id) as [string, string];
const open = { ...fresh, answers: { [one]: 'b' } } as const;
const running = () => aTestContext({ students: [student], attempts: [open] });
const sent = (parts: Partial<Submission> = {}): Submission => ({
  studentId: student.id,
  attemptId: open.id,
  answers: {},
  ...parts,
});

const it = testWith(running);

describe('submitting a test', () => {
  it('closes the attempt, and grades the saved answers with the final ones over them', async (context) => {
    context.clock.pass(600);
    const id = await submitAttempt(context, sent({ answers: { [one]: null, [other]: 'b' } }));
    expect(id).toBe(open.id);
    await expect(context.results.find(id)).resolves.toMatchObject({
      score: 2,
      passed: true,
      timeTaken: 600,
      completedOn: secondsAfter(A_DAY, 600),
      attemptsUsed: 2,
    });
    await expect(context.attempts.find(id)).resolves.toMatchObject({
      state: 'submitted',
      answers: { [one]: 'b', [other]: 'b' },
      closedAt: context.clock.now,
    });
  });

  it('believes only what was not saved before, if the page says which that is', async (context) => {
    const answers = { [one]: 'c', [other]: 'b' };
    await submitAttempt(context, sent({ answers, unsaved: [other, 'another-question'] }));
    await expect(context.attempts.find(open.id)).resolves.toMatchObject({
      answers: { [one]: 'b', [other]: 'b' },
    });
  });

  it('uses one attempt up, and mails the result', async (context) => {
    const resultId = await submitAttempt(context, sent());
    await expect(context.student(student.id)).resolves.toEqual({ ...student, attemptsUsed: 2 });
    expect(context.mails()).toMatchObject([
      {
        kind: 'test-result',
        to: student.email,
        data: { resultId, score: 1, totalQuestions: 2, attemptsLeft: 3 },
      },
    ]);
  });
});

describe('submitting late', () => {
  it('counts up to 15 s after the deadline, and took the whole time', async (context) => {
    context.clock.pass(1815);
    await submitAttempt(context, sent({ answers: { [other]: 'b' } }));
    await expect(context.results.find(open.id)).resolves.toMatchObject({
      score: 2,
      timeTaken: 1800,
      completedOn: open.deadline,
    });
  });

  it('does not count after that, but gives the result of what was saved', async (context) => {
    context.clock.pass(1815.001);
    await expect(submitAttempt(context, sent({ answers: { [other]: 'b' } }))).resolves.toBe(
      open.id,
    );
    await expect(context.results.find(open.id)).resolves.toMatchObject({
      score: 1,
      timeTaken: 1800,
    });
    await expect(context.attempts.find(open.id)).resolves.toMatchObject({ state: 'expired' });
  });
});

describe('submitting without naming the attempt', () => {
  const unnamed = (answers: Record<string, unknown>) => sent({ attemptId: undefined, answers });

  it('means the one that closed last, if its questions are answered', async (context) => {
    await submitAttempt(context, sent());
    await expect(submitAttempt(context, unnamed({ [other]: null }))).resolves.toBe(open.id);
    await expect(submitAttempt(context, unnamed({ elsewhere: 'a' }))).rejects.toThrow(
      AttemptNotFound,
    );
  });

  it('means the one that closed last, though another is open by now', async (context) => {
    await submitAttempt(context, sent());
    const next = anAttempt({ studentId: student.id });
    await context.unitOfWork.run((tx) => tx.attempts.add(next));
    await expect(submitAttempt(context, unnamed({ [other]: 'b' }))).resolves.toBe(open.id);
    await expect(context.attempts.find(next.id)).resolves.toEqual(next);
  });

  test('is refused where there was none', async () => {
    const context = await aTestContext({ students: [student] });
    await expect(submitAttempt(context, unnamed({}))).rejects.toThrow(AttemptNotFound);
  });
});

test('submits of several are done together; one that is refused or unknown leaves the others alone', async () => {
  const students = [student, aPaidStudent()];
  const early = anAttempt({ studentId: students[1]!.id });
  const context = await aTestContext({ students, attempts: [open, early] });
  const submit = () =>
    submitTogether(context, [
      { studentId: student.id, attemptId: open.id, answers: { [other]: 'b' } },
      { studentId: early.studentId, attemptId: early.id, answers: {}, isTimeUp: true },
      { studentId: student.id, attemptId: early.id, answers: {} },
    ]);
  const outcomes = [{ resultId: open.id }, { refusal: expect.any(TimeWasAdded) }, null];
  await expect(submit()).resolves.toEqual(outcomes);
  await expect(submit()).resolves.toEqual(outcomes);
  await expect(context.results.find(open.id)).resolves.toMatchObject({ score: 2, revision: 0 });
  await expect(context.attempts.find(early.id)).resolves.toEqual(early);
});

test("Submitting is refused for another student's attempt, which stays as it is", async () => {
  const stranger = aPaidStudent();
  const context = await aTestContext({ students: [student, stranger], attempts: [open] });
  const refused = submitAttempt(context, sent({ studentId: stranger.id }));
  await expect(refused).rejects.toThrow(AttemptNotFound);
  await expect(context.attempts.find(open.id)).resolves.toEqual(open);
});

test('Submitting is refused for an attempt that does not exist, though another one is open', async () => {
  const refused = submitAttempt(await running(), sent({ attemptId: anAttempt().id }));
  await expect(refused).rejects.toThrow(AttemptNotFound);
});

test('Submitting is refused to a student who is gone', async () =>
  expect(submitAttempt(await aTestContext(), sent())).rejects.toThrow(StudentNotFound));

test('grades against the questions as they were served, though the bank has changed', async () => {
  const context = (await aTestContext({ students: [student] })).withQuestions('hr', 30);
  const { attempt } = await startAttempt(context, { studentId: student.id, domain: 'hr' });
  const answers = Object.fromEntries(attempt.questions.map((q) => [q.id, q.correctOption]));
  context.unitOfWork.seedQuestions(
    attempt.questions.map((q) => ({
      ...q,
      version: 2,
      question: 'New',
      options: anAttempt().questions[0]!.options,
    })),
  );
  await submitAttempt(context, sent({ attemptId: attempt.id, answers }));
  const result = await context.results.find(attempt.id);
  expect(result).toMatchObject({ score: 10, percentage: 100 });
  expect(result?.questions.map(({ question }) => question)).not.toContain('New');
});
