import type { Transaction } from '../kernel/transaction.js';
import type { Stores } from '../stores.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAttempt } from '../testing/an-attempt.js';
import { AttemptClosed, AttemptNotFound } from './errors.js';
import { saveAnswers } from './save-answers.js';
import { testWith } from '../testing/test-with.js';

const student = aPaidStudent();
const open = anAttempt({ studentId: student.id });
const [one, other] = open.questions.map(({ id }) => id) as [string, string];
const running = () => aTestContext({ students: [student], attempts: [open] });
const sent = (answers: Record<string, unknown>) => ({
  studentId: student.id,
  attemptId: open.id,
  answers,
});

const it = testWith(running);

describe('saving answers', () => {
  it('tells all that is saved, also from another device, and the seconds left', async (context) => {
    await saveAnswers(context, sent({ [one]: 'a' }));
    context.clock.pass(60);
    await expect(saveAnswers(context, sent({ [other]: 'b' }))).resolves.toEqual({
      remainingSeconds: 1740,
      answers: { [one]: 'a', [other]: 'b' },
    });
  });

  it('keeps none to other questions, and no option that does not exist', async (context) => {
    await saveAnswers(context, sent({ 'another-question': 'a', [one]: 'z', [other]: 'd' }));
    await expect(context.attempts.find(open.id)).resolves.toEqual({
      ...open,
      answers: { [other]: 'd' },
    });
  });

  it('is refused for an attempt of another student, and for none', async (context) => {
    const others = { ...sent({ [one]: 'b' }), studentId: aPaidStudent().id };
    await expect(saveAnswers(context, others)).rejects.toThrow(AttemptNotFound);
    const none = { ...sent({}), attemptId: anAttempt().id };
    await expect(saveAnswers(context, none)).rejects.toThrow(AttemptNotFound);
    await expect(context.attempts.find(open.id)).resolves.toEqual(open);
  });

  it('is refused once the time and the grace are over', async (context) => {
    context.clock.pass(1815);
    await saveAnswers(context, sent({ [one]: 'a' }));
    context.clock.pass(0.001);
    await expect(saveAnswers(context, sent({ [one]: 'b' }))).rejects.toThrow(AttemptClosed);
  });

  it("holds the student's lock, so that a submit at the same time loses no answer", async (context) => {
    const calls: string[] = [];
    const watched = (tx: Transaction<Stores>): Transaction<Stores> => ({
      ...tx,
      attempts: {
        ...tx.attempts,
        lockWithStudent: (...of) => (calls.push('lock'), tx.attempts.lockWithStudent(...of)),
        saveAnswers: (...of) => (calls.push('save'), tx.attempts.saveAnswers(...of)),
      },
    });
    const unitOfWork: typeof context.unitOfWork.run = (work) =>
      context.unitOfWork.run((tx) => work(watched(tx)));
    await saveAnswers({ ids: context.ids, unitOfWork: { run: unitOfWork } }, sent({ [one]: 'a' }));
    expect(calls).toEqual(['lock', 'save']);
  });
});
