import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { ResultNotFound } from './errors.js';
import { submitAttempt } from './submit-attempt.js';
import { viewResult } from './view-result.js';

const student = aPaidStudent();
const open = anAttempt({ studentId: student.id });
const running = () => aTestContext({ students: [student], attempts: [open] });

const own = { role: 'student', studentId: student.id } as const;
const other = { role: 'student', studentId: aPaidStudent().id } as const;
const admin = { role: 'admin' } as const;

describe('a result', () => {
  const withResult = async () => {
    const context = await running();
    await submitAttempt(context, { studentId: student.id, answers: {} });
    return context;
  };

  it.each([
    ['its own student', own],
    ['an admin', admin],
  ])('is shown to %s', async (_, viewer) => {
    const context = await withResult();
    expect(await viewResult(context, open.id, viewer)).toEqual(await context.results.find(open.id));
  });

  it('is not shown to another student, who learns nothing of it', async () => {
    const context = await withResult();
    await expect(viewResult(context, open.id, other)).rejects.toThrow(new ResultNotFound());
    await expect(viewResult(context, anAttempt().id, other)).rejects.toThrow(new ResultNotFound());
  });
});

describe('the result of an open attempt', () => {
  it('does not exist while it may still be sent in', async () => {
    const context = await running();
    context.clock.pass(1815);
    await expect(viewResult(context, open.id, own)).rejects.toThrow(ResultNotFound);
    await expect(context.attempts.find(open.id)).resolves.toEqual(open);
  });

  it('is there for its student as soon as its time is over', async () => {
    const context = await running();
    context.clock.pass(1816);
    await expect(viewResult(context, open.id, own)).resolves.toMatchObject({ id: open.id });
  });

  it('is made by nobody but its student', async () => {
    const context = await running();
    context.clock.pass(1816);
    await expect(viewResult(context, open.id, other)).rejects.toThrow(ResultNotFound);
    await expect(viewResult(context, open.id, admin)).rejects.toThrow(ResultNotFound);
    await expect(context.attempts.find(open.id)).resolves.toEqual(open);
  });
});
