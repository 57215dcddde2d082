import { describe, expect, it } from '@jest/globals';
import { StudentNotFound } from '../accounts/errors.js';
import { aPaidStudent, aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { attemptsInfo } from './attempts-info.js';

const student = aPaidStudent({ attemptsUsed: 2 });
const open = anAttempt({ studentId: student.id, domain: 'hr' });

describe('the information on attempts', () => {
  it('counts those used and left, and says whether the fee was paid', async () => {
    const context = await aTestContext({ students: [student] });
    await expect(attemptsInfo(context, student.id)).resolves.toEqual({
      attemptsUsed: 2,
      totalAttempts: 5,
      remainingAttempts: 3,
      paymentStatus: 'Paid',
      openDomain: null,
    });
  });

  it('is there for a student who has not paid', async () => {
    const unpaid = aStudent();
    const info = await attemptsInfo(await aTestContext({ students: [unpaid] }), unpaid.id);
    expect(info).toMatchObject({ remainingAttempts: 5, paymentStatus: 'Not Paid' });
  });

  it('names the domain of the open attempt, which is not used yet', async () => {
    const context = await aTestContext({ students: [student], attempts: [open] });
    context.clock.pass(1815);
    const info = await attemptsInfo(context, student.id);
    expect(info).toMatchObject({ openDomain: 'hr', attemptsUsed: 2 });
  });

  it('counts an attempt whose time is over as used', async () => {
    const context = await aTestContext({ students: [student], attempts: [open] });
    context.clock.pass(1816);
    const info = await attemptsInfo(context, student.id);
    expect(info).toMatchObject({ openDomain: null, attemptsUsed: 3, remainingAttempts: 2 });
  });

  it('is refused for a student who is gone', async () => {
    await expect(attemptsInfo(await aTestContext(), student.id)).rejects.toThrow(StudentNotFound);
  });
});
