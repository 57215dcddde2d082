import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { killedIn } from '../testing/killed-stores.js';
import { closeOverdue, closeOverdueOf } from './close-overdue.js';
import { InvalidInput } from '../kernel/errors.js';
import { SUBMIT_GRACE_SECONDS } from '../settings/policy.js';
import { closeOverdueAsAdmin } from './close-overdue-as-admin.js';
import { AttemptNotOverdue } from './errors.js';
import { testWith } from '../testing/test-with.js';

const students = [aPaidStudent(), aPaidStudent(), aPaidStudent()];
const attempts = students.map(({ id }) => {
  const attempt = anAttempt({ studentId: id });
  return { ...attempt, answers: { [attempt.questions[0]!.id]: 'b' } } as const;
});
const running = () => aTestContext({ students, attempts });

const it = testWith(running);

describe('the sweep over attempts', () => {
  it('closes the others where one fails, and says so', async (context) => {
    context.clock.pass(1816);
    const ports = { random: context.random, unitOfWork: killedIn(context.unitOfWork, 2) };
    await expect(closeOverdue(ports, 10)).rejects.toThrow('killed');
    await expect(closeOverdue(context, 10)).resolves.toBe(1);
  });

  it('leaves those that may still be sent in', async (context) => {
    context.clock.pass(1815);
    await expect(closeOverdue(context, 10)).resolves.toBe(0);
  });

  it('closes each whose time is over, by its saved answers', async (context) => {
    context.clock.pass(1816);
    await expect(closeOverdue(context, 10)).resolves.toBe(3);
    for (const { id, studentId } of attempts) {
      await expect(context.results.find(id)).resolves.toMatchObject({ score: 1, timeTaken: 1800 });
      await expect(context.student(studentId)).resolves.toMatchObject({ attemptsUsed: 1 });
    }
    expect(context.mails('test-result')).toHaveLength(3);
  });

  it('closes at most the given number in one run', async (context) => {
    context.clock.pass(1816);
    await expect(closeOverdue(context, 2)).resolves.toBe(2);
    await expect(closeOverdue(context, 2)).resolves.toBe(1);
    await expect(closeOverdue(context, 2)).resolves.toBe(0);
  });
});

it('closing the overdue attempt of a student tells whether there was one', async (context) => {
  const { id } = students[0]!;
  await expect(closeOverdueOf(context, id)).resolves.toBe(false);
  context.clock.pass(1816);
  await expect(closeOverdueOf(context, id)).resolves.toBe(true);
  await expect(closeOverdueOf(context, id)).resolves.toBe(false);
  await expect(closeOverdueOf(context, aPaidStudent().id)).resolves.toBe(false);
});

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The sweep stands still';
const OVERDUE_SECONDS = 30 * 60 + SUBMIT_GRACE_SECONDS + 1;

async function anOpenAttempt() {
  const student = aPaidStudent({ attemptsUsed: 1 });
  const attempt = anAttempt({ studentId: student.id });
  const context = await aTestContext({ students: [student], attempts: [attempt] });
  return { context, student, closing: { attemptId: attempt.id, reason } };
}

describe('Closing an overdue attempt by hand', () => {
  test('grades it as the sweep would, and notes who did it', async () => {
    const { context, student, closing } = await anOpenAttempt();
    context.clock.pass(OVERDUE_SECONDS);
    await closeOverdueAsAdmin(context, ACTOR, closing);
    await expect(context.attempts.find(closing.attemptId)).resolves.toMatchObject({
      state: 'expired',
    });
    await expect(context.results.find(closing.attemptId)).resolves.toMatchObject({
      timeTaken: 1800,
    });
    await expect(context.student(student.id)).resolves.toMatchObject({ attemptsUsed: 2 });
    expect(context.mails('test-result')).toHaveLength(1);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'close-attempt',
        subject: 'attempt',
        subjectId: closing.attemptId,
        reason,
        before: { state: 'open', attemptsUsed: 1 },
        after: { state: 'expired', attemptsUsed: 2 },
      },
    ]);
  });

  test('leaves a student who may still send it in alone', async () => {
    const { context, closing } = await anOpenAttempt();
    context.clock.pass(OVERDUE_SECONDS - 1);
    await expect(closeOverdueAsAdmin(context, ACTOR, closing)).rejects.toThrow(AttemptNotOverdue);
    await expect(context.attempts.find(closing.attemptId)).resolves.toMatchObject({
      state: 'open',
    });
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  test('is refused without a reason', async () => {
    const { context, closing } = await anOpenAttempt();
    context.clock.pass(OVERDUE_SECONDS);
    const poor = { ...closing, reason: ' ' };
    await expect(closeOverdueAsAdmin(context, ACTOR, poor)).rejects.toThrow(InvalidInput);
  });
});
