import { StudentNotFound } from '../accounts/errors.js';
import { secondsAfter } from '../kernel/time.js';
import { aPaidStudent, aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import {
  DomainNotOffered,
  NoAttemptsLeft,
  NoDomainSelected,
  NoQuestions,
  PaymentRequired,
  TestTermsChanged,
} from './errors.js';
import { saveAnswers } from './save-answers.js';
import { startAttempt } from './start-attempt.js';
import { testWith } from '../testing/test-with.js';

const student = aPaidStudent();
const asked = { studentId: student.id, domain: 'data science' };
const withBank = async (given = student) =>
  (await aTestContext({ students: [given] })).withQuestions('data science', 60);

const it = testWith(withBank);

describe('starting a test', () => {
  it('opens an attempt of 10 questions that ends in 30 minutes', async (context) => {
    const { attempt, now } = await startAttempt(context, asked);
    expect(attempt).toMatchObject({ state: 'open', domain: 'data science', answers: {} });
    expect(attempt.questions).toHaveLength(10);
    expect(attempt.deadline).toEqual(secondsAfter(now, 1800));
    await expect(context.attempts.findOpenOf(student.id)).resolves.toEqual(attempt);
  });

  it('follows the figures in force', async (context) => {
    context.unitOfWork.policy = {
      ...context.unitOfWork.policy,
      questionsPerTest: 4,
      timeLimitSeconds: 60,
      passPercent: 80,
    };
    const { attempt, now } = await startAttempt(context, asked);
    expect(attempt).toMatchObject({ passPercent: 80, deadline: secondsAfter(now, 60) });
    expect(attempt.questions).toHaveLength(4);
  });

  it('opens none under other figures than the page showed, and leaves no trace', async (context) => {
    const { termsVersion } = await context.unitOfWork.stores.policy.settings();
    const other = { ...asked, termsVersion: termsVersion + 1 };
    await expect(startAttempt(context, other)).rejects.toThrow(TestTermsChanged);
    expect(context.unitOfWork.tables.attempts.size).toBe(0);
    await expect(startAttempt(context, { ...asked, termsVersion })).resolves.toBeDefined();
  });
});

describe('starting a test again while one is open', () => {
  test('resumes it: questions as they were served, order, deadline and answers, whatever domain is asked for', async () => {
    const context = (await withBank()).withQuestions('hr', 60);
    const { attempt } = await startAttempt(context, asked);
    const answers = { [attempt.questions[0]!.id]: 'c' } as const;
    await saveAnswers(context, { studentId: student.id, attemptId: attempt.id, answers });
    const changed = attempt.questions.map((one) => ({ ...one, version: 2, question: 'New' }));
    context.unitOfWork.seedQuestions(changed);
    context.clock.pass(1799);
    const resumed = await startAttempt(context, { ...asked, domain: 'hr' });
    expect(resumed).toEqual({ attempt: { ...attempt, answers }, now: context.clock.now });
  });

  it('resumes it whatever figures the page shows, since its own were kept', async (context) => {
    const { attempt } = await startAttempt(context, asked);
    expect((await startAttempt(context, { ...asked, termsVersion: 99 })).attempt).toEqual(attempt);
  });
});

describe('starting a test after one whose time is over', () => {
  it('grades that one, and asks other questions', async (context) => {
    const { attempt: before } = await startAttempt(context, asked);
    context.clock.pass(1816);
    const { attempt } = await startAttempt(context, asked);
    await expect(context.attempts.find(before.id)).resolves.toMatchObject({ state: 'expired' });
    await expect(context.student(student.id)).resolves.toMatchObject({ attemptsUsed: 1 });
    const known = new Set(before.questions.map(({ id }) => id));
    expect(attempt.questions.filter(({ id }) => known.has(id))).toEqual([]);
  });

  test('is refused where that was the last, which is graded all the same', async () => {
    const context = await withBank({ ...student, attemptsUsed: 4 });
    const { attempt } = await startAttempt(context, asked);
    context.clock.pass(1816);
    await expect(startAttempt(context, asked)).rejects.toThrow(NoAttemptsLeft);
    await expect(context.results.find(attempt.id)).resolves.toMatchObject({ attemptsUsed: 5 });
  });
});

test.each(['', 'astrology', 'Data Science'])(
  'Starting a test is refused without a domain that exists: %p',
  async (domain) => {
    const refused = startAttempt(await withBank(), { ...asked, domain });
    await expect(refused).rejects.toThrow(NoDomainSelected);
  },
);

test('Starting a test is refused to a student who has not paid', async () => {
  const unpaid = await withBank(aStudent({ id: student.id }));
  await expect(startAttempt(unpaid, asked)).rejects.toThrow(PaymentRequired);
});

test('Starting a test is refused to a student with no attempts left', async () => {
  const used = await withBank({ ...student, attemptsUsed: 5 });
  await expect(startAttempt(used, asked)).rejects.toThrow(NoAttemptsLeft);
});

test('Starting a test is refused where the bank has no question of the domain', async () => {
  const refused = startAttempt(await withBank(), { ...asked, domain: 'hr' });
  await expect(refused).rejects.toThrow(NoQuestions);
});

test.each([
  [29, false],
  [30, true],
])(
  'Starting a test is refused where %i questions of the domain are live: offered is %s',
  async (count, offered) => {
    const context = (await withBank()).withQuestions('hr', count);
    const started = startAttempt(context, { ...asked, domain: 'hr' });
    if (offered) expect((await started).attempt.questions).toHaveLength(10);
    else await expect(started).rejects.toThrow(DomainNotOffered);
  },
);

test('Starting a test is refused to a student who is gone', async () =>
  expect(startAttempt(await aTestContext(), asked)).rejects.toThrow(StudentNotFound));
