import { describe, expect, it } from '@jest/globals';
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
    const world = await running();
    await submitAttempt(world, { studentId: student.id, answers: {} });
    return world;
  };

  it.each([
    ['its own student', own],
    ['an admin', admin],
  ])('is shown to %s', async (_, viewer) => {
    const world = await withResult();
    const result = await viewResult(world, open.id, viewer);
    expect(result).toEqual(await world.results.find(open.id));
  });

  it('is not shown to another student, who learns nothing of it', async () => {
    const world = await withResult();
    await expect(viewResult(world, open.id, other)).rejects.toThrow(new ResultNotFound());
    await expect(viewResult(world, anAttempt().id, other)).rejects.toThrow(new ResultNotFound());
  });
});

describe('the result of an open attempt', () => {
  it('does not exist while it may still be sent in', async () => {
    const world = await running();
    world.clock.pass(1815);
    await expect(viewResult(world, open.id, own)).rejects.toThrow(ResultNotFound);
    await expect(world.attempts.find(open.id)).resolves.toEqual(open);
  });

  it('is there for its student as soon as its time is over', async () => {
    const world = await running();
    world.clock.pass(1816);
    await expect(viewResult(world, open.id, own)).resolves.toMatchObject({ id: open.id });
  });

  it('is made by nobody but its student', async () => {
    const world = await running();
    world.clock.pass(1816);
    await expect(viewResult(world, open.id, other)).rejects.toThrow(ResultNotFound);
    await expect(viewResult(world, open.id, admin)).rejects.toThrow(ResultNotFound);
    await expect(world.attempts.find(open.id)).resolves.toEqual(open);
  });
});
