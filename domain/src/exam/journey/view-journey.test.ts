import { StudentNotFound } from '../../accounts/errors.js';
import { aClosedAttempt, anAttempt, submitted } from '../../testing/an-attempt.js';
import { aPayment, aPaymentId } from '../../testing/a-payment.js';
import { questionsOf } from '../../testing/a-question.js';
import { aPaidStudent, aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { A_DAY } from '../../testing/moments.js';
import { viewJourney } from './view-journey.js';

/** The context as the backend has it: stores and units of work side by side. */
const portsOf = (context: TestContext) => ({
  unitOfWork: context.unitOfWork,
  random: context.random,
  ...context.unitOfWork.stores,
});

const student = aPaidStudent();
const open = anAttempt({ studentId: student.id, domain: 'devops' });

describe('the journey of a student', () => {
  it('begins with the payment', async () => {
    const unpaid = aStudent();
    const context = await aTestContext({ students: [unpaid] });
    await expect(viewJourney(portsOf(context), unpaid.id)).resolves.toMatchObject({
      next: 'pay',
      payment: 'unpaid',
      attemptsLeft: 5,
      openTest: null,
      results: [],
      best: [],
    });
  });

  it('says so while nobody knows what became of a payment', async () => {
    const unpaid = aStudent();
    const claimed = { claimedPaymentId: aPaymentId(), claimedAt: A_DAY, checkAt: A_DAY };
    const payments = [aPayment({ studentId: unpaid.id, ...claimed })];
    const context = await aTestContext({ students: [unpaid], payments });
    const journey = await viewJourney(portsOf(context), unpaid.id);
    expect(journey).toMatchObject({ payment: 'pending', next: 'await-payment' });
  });

  it('takes a payment that succeeds while it looks as paid', async () => {
    const unpaid = aStudent();
    const payments = [aPayment({ studentId: unpaid.id, state: 'paid', paidAt: A_DAY })];
    const context = await aTestContext({ students: [unpaid], payments });
    const journey = await viewJourney(portsOf(context), unpaid.id);
    expect(journey).toMatchObject({ payment: 'paid', next: 'start' });
  });

  it('names the open test, the time left by the shared clock, and the questions answered', async () => {
    const questions = questionsOf('devops', 3);
    const [first, second, third] = questions.map(({ id }) => id);
    const answers = { [first!]: 'a', [second!]: null, [third!]: null } as const;
    const attempts = [{ ...open, questions, answers }];
    const context = await aTestContext({ students: [student], attempts });
    context.clock.pass(600);
    const journey = await viewJourney(portsOf(context), student.id);
    expect(journey).toMatchObject({ next: 'resume', payment: 'paid' });
    expect(journey.openTest).toEqual({
      id: open.id,
      domain: 'devops',
      startedAt: open.startedAt,
      deadline: open.deadline,
      remainingSeconds: 1200,
      answered: 1,
      questionCount: 3,
    });
  });

  it('closes a test whose time is over, and leads on to another try', async () => {
    const context = await aTestContext({ students: [student], attempts: [open] });
    context.clock.pass(1816);
    const journey = await viewJourney(portsOf(context), student.id);
    expect(journey).toMatchObject({ next: 'retake', attemptsUsed: 1, openTest: null });
    expect(journey.results).toMatchObject([{ id: open.id, passed: false }]);
  });

  it('leads to the test as before after one that does not count, and shows that one', async () => {
    const attempt = submitted(open);
    const context = await aTestContext({ students: [student], attempts: [open] });
    await context.unitOfWork.run((tx) =>
      tx.attempts.close(aClosedAttempt(attempt, { percentage: 67, isVoid: true })),
    );
    const journey = await viewJourney(portsOf(context), student.id);
    expect(journey).toMatchObject({ next: 'start', best: [] });
    expect(journey.results).toMatchObject([{ id: open.id, isVoid: true }]);
  });

  it('looks again when the test is submitted while it looks', async () => {
    const context = await aTestContext({ students: [student], attempts: [open] });
    const ports = portsOf(context);
    const closing = {
      ...ports.attempts,
      findOpenAttemptOf: async () => {
        await context.unitOfWork.run((tx) => tx.attempts.close(aClosedAttempt(submitted(open))));
        return null;
      },
    };
    const journey = await viewJourney({ ...ports, attempts: closing }, student.id);
    expect(journey).toMatchObject({ openTest: null, attemptsUsed: 1, results: [{ id: open.id }] });
  });

  it('is refused for a student who is gone', async () => {
    const ports = portsOf(await aTestContext());
    await expect(viewJourney(ports, student.id)).rejects.toThrow(StudentNotFound);
  });
});
