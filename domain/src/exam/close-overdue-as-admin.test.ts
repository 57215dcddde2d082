import { describe, expect, it } from '@jest/globals';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { SUBMIT_GRACE_SECONDS } from '../settings/policy.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { closeOverdueAsAdmin } from './close-overdue-as-admin.js';
import { AttemptNotOverdue } from './errors.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The sweep stands still';
const OVERDUE_SECONDS = 30 * 60 + SUBMIT_GRACE_SECONDS + 1;

async function aSitting() {
  const student = aPaidStudent({ attemptsUsed: 1 });
  const attempt = anAttempt({ studentId: student.id });
  const world = await aTestContext({ students: [student], attempts: [attempt] });
  return { world, student, closing: { attemptId: attempt.id, reason } };
}

describe('Closing an overdue attempt by hand', () => {
  it('grades it as the sweep would, and notes who did it', async () => {
    const { world, student, closing } = await aSitting();
    world.clock.pass(OVERDUE_SECONDS);
    await closeOverdueAsAdmin(world, ACTOR, closing);
    await expect(world.attempts.find(closing.attemptId)).resolves.toMatchObject({
      state: 'expired',
    });
    await expect(world.results.find(closing.attemptId)).resolves.toMatchObject({ timeTaken: 1800 });
    await expect(world.student(student.id)).resolves.toMatchObject({ attemptsUsed: 2 });
    expect(world.mails('test-result')).toHaveLength(1);
    expect(world.unitOfWork.audit()).toMatchObject([
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
    const { world, closing } = await aSitting();
    world.clock.pass(OVERDUE_SECONDS - 1);
    await expect(closeOverdueAsAdmin(world, ACTOR, closing)).rejects.toThrow(AttemptNotOverdue);
    await expect(world.attempts.find(closing.attemptId)).resolves.toMatchObject({ state: 'open' });
    expect(world.unitOfWork.audit()).toEqual([]);
  });

  it('closes it once', async () => {
    const { world, closing } = await aSitting();
    world.clock.pass(OVERDUE_SECONDS);
    await closeOverdueAsAdmin(world, ACTOR, closing);
    await expect(closeOverdueAsAdmin(world, ACTOR, closing)).rejects.toThrow(AttemptNotOverdue);
    expect(world.mails('test-result')).toHaveLength(1);
  });

  it('wants a reason', async () => {
    const { world, closing } = await aSitting();
    world.clock.pass(OVERDUE_SECONDS);
    const poor = { ...closing, reason: ' ' };
    await expect(closeOverdueAsAdmin(world, ACTOR, poor)).rejects.toThrow(InvalidInput);
  });

  it('knows only attempts that exist', async () => {
    const { world, closing } = await aSitting();
    const other = { ...closing, attemptId: 'none' };
    await expect(closeOverdueAsAdmin(world, ACTOR, other)).rejects.toThrow(NothingToChange);
  });
});
