import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { SUBMIT_GRACE_SECONDS } from '../settings/policy.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { closeOverdueAsAdmin } from './close-overdue-as-admin.js';
import { AttemptNotOverdue } from './errors.js';

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
  it('grades it as the sweep would, and notes who did it', async () => {
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

  it('leaves a student who may still send it in alone', async () => {
    const { context, closing } = await anOpenAttempt();
    context.clock.pass(OVERDUE_SECONDS - 1);
    await expect(closeOverdueAsAdmin(context, ACTOR, closing)).rejects.toThrow(AttemptNotOverdue);
    await expect(context.attempts.find(closing.attemptId)).resolves.toMatchObject({
      state: 'open',
    });
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('is refused without a reason', async () => {
    const { context, closing } = await anOpenAttempt();
    context.clock.pass(OVERDUE_SECONDS);
    const poor = { ...closing, reason: ' ' };
    await expect(closeOverdueAsAdmin(context, ACTOR, poor)).rejects.toThrow(InvalidInput);
  });
});
