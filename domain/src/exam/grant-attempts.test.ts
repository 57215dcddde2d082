import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { TooManyAttempts } from './errors.js';
import { grantAttempts } from './grant-attempts.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The power failed in the test hall';

describe('Granting attempts', () => {
  it('adds them, and notes who did it, why, before and after', async () => {
    const student = aPaidStudent({ totalAttempts: 5, attemptsUsed: 5 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, attempts: 2, reason: ` ${reason} ` };
    await grantAttempts(context, ACTOR, grant);
    expect((await context.student(student.id)).totalAttempts).toBe(7);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        adminId: 'admin-1',
        adminName: 'meera',
        action: 'grant-attempts',
        subject: 'student',
        subjectId: student.id,
        reason,
        before: { totalAttempts: 5 },
        after: { totalAttempts: 7 },
      },
    ]);
  });

  it('is refused to an admin who saw another total', async () => {
    const student = aPaidStudent({ totalAttempts: 5, attemptsUsed: 5 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, attempts: 1, reason, seenTotal: 5 };
    await grantAttempts(context, ACTOR, grant);
    await expect(grantAttempts(context, ACTOR, grant)).rejects.toThrow(
      'meera has changed this student since you opened it (total attempts).',
    );
  });

  it('leaves at most five', async () => {
    const student = aPaidStudent({ totalAttempts: 5, attemptsUsed: 2 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, reason };
    await grantAttempts(context, ACTOR, { ...grant, attempts: 2 });
    const oneMore = grantAttempts(context, ACTOR, { ...grant, attempts: 1 });
    await expect(oneMore).rejects.toThrow(TooManyAttempts);
    expect((await context.student(student.id)).totalAttempts).toBe(7);
    expect(context.unitOfWork.audit()).toHaveLength(1);
  });

  it.each([
    { attempts: 0 },
    { attempts: -1 },
    { attempts: 1.5 },
    { attempts: NaN },
    { reason: 'no' },
  ])('is refused with %j', async (parts) => {
    const student = aPaidStudent({ attemptsUsed: 5 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, attempts: 1, reason, ...parts };
    const [field = ''] = Object.keys(parts);
    await expect(grantAttempts(context, ACTOR, grant)).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('knows only students that exist', async () => {
    const context = await aTestContext();
    const grant = { studentId: 'nobody', attempts: 1, reason };
    await expect(grantAttempts(context, ACTOR, grant)).rejects.toThrow('There is no such student.');
  });
});
