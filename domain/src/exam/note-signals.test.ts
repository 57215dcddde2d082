import { describe, expect, it } from '@jest/globals';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { ResultNotFound } from './errors.js';
import { noteSignals } from './note-signals.js';
import { startAttempt } from './start-attempt.js';
import { submitAttempt } from './submit-attempt.js';
import { viewSignals } from './view-signals.js';

const REPORT = { page: 'one', leaves: 2, awaySeconds: 14, copies: 1 };

async function anOpenAttempt(countsSignals = 1) {
  const student = aPaidStudent();
  const context = (await aTestContext({ students: [student] })).withQuestions('hr', 60);
  const turn = (on: number) =>
    (context.unitOfWork.policy = { ...context.unitOfWork.policy, countsSignals: on });
  turn(countsSignals);
  const own = { studentId: student.id };
  const { attempt } = await startAttempt(context, { ...own, domain: 'hr' });
  context.clock.pass(60);
  const tell = (studentId = student.id) =>
    noteSignals(context, { studentId, attemptId: attempt.id, report: REPORT });
  const view = (studentId = student.id) =>
    viewSignals(context, attempt.id, { role: 'student', studentId });
  return { context, own, attempt, tell, view, turn };
}

describe('What a page counted', () => {
  it('is kept once however often it is told, and shown to its student and to an admin', async () => {
    const { context, attempt, tell, view } = await anOpenAttempt();
    await Promise.all([tell(), tell()]);
    const shown = { leaves: 2, awaySeconds: 14, copies: 1, places: 1 };
    await expect(view()).resolves.toEqual(shown);
    await expect(viewSignals(context, attempt.id, { role: 'admin' })).resolves.toEqual(shown);
    await expect(view('another')).rejects.toThrow(ResultNotFound);
  });

  it('is not kept on the word of another student', async () => {
    const { tell, view } = await anOpenAttempt();
    await tell('another');
    await expect(view()).resolves.toMatchObject({ leaves: 0, places: 0 });
  });

  it('is neither kept nor shown while the switch is off', async () => {
    const { tell, view, turn } = await anOpenAttempt();
    await tell();
    turn(0);
    await expect(view()).resolves.toBeNull();
  });

  it('is not kept of a test before which the student was told nothing', async () => {
    const { tell, view, turn } = await anOpenAttempt(0);
    turn(1);
    await tell();
    await expect(view()).resolves.toBeNull();
  });

  it('can not be seen by what closes and grades a test, whose result is the same without it', async () => {
    const { context, own, attempt, tell } = await anOpenAttempt();
    await tell();
    const run: typeof context.unitOfWork.run = (work) =>
      context.unitOfWork.run((tx) => {
        const { signals: _, ...others } = tx;
        const guarded = Object.defineProperty(others, 'signals', {
          get: () => {
            throw new Error('grading looked at the signals');
          },
        });
        return work(guarded as typeof tx);
      });
    const blind = { random: context.random, unitOfWork: { run, runTogether: run } };
    const answers = Object.fromEntries(
      attempt.questions.map(({ id, correctOption }) => [id, correctOption]),
    );
    const id = await submitAttempt(blind, { ...own, attemptId: attempt.id, answers });
    await expect(context.results.find(id)).resolves.toMatchObject({ score: 10, passed: true });
  });
});
