import { describe, expect, it } from '@jest/globals';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { closeOverdue, closeOverdueOf } from './close-overdue.js';

const students = [aPaidStudent(), aPaidStudent(), aPaidStudent()];
const attempts = students.map(({ id }) => {
  const attempt = anAttempt({ studentId: id });
  return { ...attempt, answers: { [attempt.questions[0]!.id]: 'b' } } as const;
});
const running = () => aTestContext({ students, attempts });

describe('the sweep over attempts', () => {
  it('leaves those that may still be sent in', async () => {
    const world = await running();
    world.clock.pass(1815);
    await expect(closeOverdue(world, 10)).resolves.toBe(0);
  });

  it('closes each whose time is over, by its saved answers', async () => {
    const world = await running();
    world.clock.pass(1816);
    await expect(closeOverdue(world, 10)).resolves.toBe(3);
    for (const { id, studentId } of attempts) {
      await expect(world.results.find(id)).resolves.toMatchObject({ score: 1, timeTaken: 1800 });
      await expect(world.student(studentId)).resolves.toMatchObject({ attemptsUsed: 1 });
    }
    expect(world.mails('test-result')).toHaveLength(3);
  });

  it('closes each once, however many sweep at once', async () => {
    const world = await running();
    world.clock.pass(1816);
    const closed = await Promise.all([1, 2, 3, 4].map(() => closeOverdue(world, 10)));
    expect(closed.reduce((sum, count) => sum + count)).toBe(3);
    expect(world.mails('test-result')).toHaveLength(3);
  });

  it('takes so many at a time', async () => {
    const world = await running();
    world.clock.pass(1816);
    await expect(closeOverdue(world, 2)).resolves.toBe(2);
    await expect(closeOverdue(world, 2)).resolves.toBe(1);
    await expect(closeOverdue(world, 2)).resolves.toBe(0);
  });
});

it('closing the overdue attempt of a student tells whether there was one', async () => {
  const world = await running();
  const { id } = students[0]!;
  await expect(closeOverdueOf(world, id)).resolves.toBe(false);
  world.clock.pass(1816);
  await expect(closeOverdueOf(world, id)).resolves.toBe(true);
  await expect(closeOverdueOf(world, id)).resolves.toBe(false);
  await expect(closeOverdueOf(world, aPaidStudent().id)).resolves.toBe(false);
});
