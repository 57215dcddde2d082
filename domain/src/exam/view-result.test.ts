import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAttempt, aClosedAttempt, submitted } from '../testing/an-attempt.js';
import { ResultNotFound } from './errors.js';
import { submitAttempt } from './submit-attempt.js';
import { viewResult } from './view-result.js';
import { UNSUPERVISED } from '../certificates/how-taken.js';
import { drawCode } from '../certificates/certificate-code.js';
import { newCertificate } from '../certificates/certificate.js';
import { giveConsent, withdrawConsent } from '../consents/consent.js';
import { secondsAfter } from '../kernel/time.js';
import { allTries, pooledTries, type Try } from './all-tries.js';
import type { Result } from './result.js';
import { publishedTries, viewTries } from './view-tries.js';

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

const aTry = (id: string, score: number, totalQuestions = 10, isVoid = false): Try => ({
  ...{ id, score, totalQuestions, isVoid },
  questions: Array.from({ length: totalQuestions }, (_, at) => ({
    category: at % 2 === 0 ? 'SQL' : 'Charts',
    isCorrect: at < score,
  })),
});

describe('All tries of a student', () => {
  const five = [5, 6, 6, 7, 7].map((score, at) => aTry(String(at), score));

  it('are one long test, with the interval that holds for it', () =>
    expect(pooledTries(five, '3')).toEqual({
      ...{ number: 4, tests: 5, score: 31, totalQuestions: 50 },
      interval: { low: 48, high: 74 },
    }));

  it('leave out those that were given back, and count only questions that count', () => {
    const tries = [aTry('void', 9, 10, true), aTry('a', 3, 8), aTry('b', 4)];
    expect(pooledTries(tries, 'b')).toMatchObject({ number: 2, tests: 2, totalQuestions: 18 });
    expect(pooledTries(tries, 'void')).toMatchObject({ number: null, score: 7 });
    expect(pooledTries([aTry('void', 9, 10, true)], 'void')).toBeNull();
    const all = allTries(tries, { id: 'b', passPercent: 65 });
    expect(all?.categories.map(({ total }) => total)).toEqual([9, 9]);
    expect(allTries([], { id: 'x', passPercent: 65 })).toBeNull();
  });

  it.each([
    [[9, 9, 9, 9], 'above'],
    [[7], 'unsure'],
    [[2, 3], 'below'],
  ] as const)('Tries with %j right of ten each are %s the pass mark', (scores, standing) => {
    const tries = scores.map((score, at) => aTry(String(at), score));
    expect(allTries(tries, { id: '0', passPercent: 65 })?.standing).toBe(standing);
  });

  it('are shown by category, over all of them', () =>
    expect(allTries(five.slice(0, 2), { id: '0', passPercent: 65 })?.categories).toEqual([
      { category: 'SQL', correct: 6, total: 10 },
      { category: 'Charts', correct: 5, total: 10 },
    ]));
});

async function aContext() {
  const student = aPaidStudent();
  const attempts = [0, 1].map((at) =>
    submitted(anAttempt({ studentId: student.id, startedAt: secondsAfter(new Date(0), at) })),
  );
  const context = await aTestContext({ students: [student] });
  const results: Result[] = [];
  for (const [at, attempt] of attempts.entries()) {
    const parts = { score: 4 + 4 * at, totalQuestions: 10, passed: at > 0 };
    const ending = aClosedAttempt(attempt, parts);
    await context.unitOfWork.run(async (tx) => {
      await tx.attempts.add({ ...attempt, state: 'open', closedAt: null });
      await tx.attempts.close(ending);
    });
    results.push(ending.result);
  }
  return { context, student, first: results[0]!, last: results[1]! };
}

describe('The tries behind a result', () => {
  it('are shown to its student and to admins', async () => {
    const { context, student, first, last } = await aContext();
    const own = await viewTries(context, last.id, { role: 'student', studentId: student.id });
    expect(own).toMatchObject({ number: 2, tests: 2, score: 12, totalQuestions: 20 });
    const seen = await viewTries(context, first.id, { role: 'admin' });
    expect(seen).toMatchObject({ number: 1, tests: 2, interval: own!.interval });
  });

  it('are not shown to another student, nor of a result that is not there', async () => {
    const { context, last } = await aContext();
    const other = { role: 'student', studentId: aPaidStudent().id } as const;
    await expect(viewTries(context, last.id, other)).rejects.toThrow(ResultNotFound);
    await expect(viewTries(context, anAttempt().id, { role: 'admin' })).rejects.toThrow(
      ResultNotFound,
    );
  });
});

describe('The tries behind a certificate', () => {
  async function given(isPublic: boolean, isAgreed: boolean) {
    const { context, last } = await aContext();
    const grounds = { code: drawCode(context.random), minutes: 30, taken: UNSUPERVISED };
    const certificate = { ...newCertificate(last, grounds, context.clock.now), isPublic };
    await context.unitOfWork.run(async (tx) => {
      await tx.certificates.add(certificate);
      const agreement = { purpose: 'certificate', subjectId: certificate.id } as const;
      if (isAgreed) await giveConsent(tx, context.ids, agreement);
    });
    return { context, certificate };
  }
  const shown = (context: TestContext, { code }: { readonly code: string }) =>
    publishedTries(context, code);

  it('are public with it, under the notice that lists them', async () => {
    const { context, certificate } = await given(true, true);
    const tries = await shown(context, certificate);
    expect(tries).toMatchObject({ number: 2, tests: 2, score: 12, totalQuestions: 20 });
    expect(tries).not.toHaveProperty('categories');
    await context.unitOfWork.run((tx) => withdrawConsent(tx, context.ids, certificate.id));
    expect(await shown(context, certificate)).toBeNull();
  });

  it.each([
    ['private', false, true],
    ['public without a consent on record', true, false],
  ] as const)('are nobody’s business where it is %s', async (_, isPublic, isAgreed) => {
    const { context, certificate } = await given(isPublic, isAgreed);
    expect(await shown(context, certificate)).toBeNull();
  });

  it('are not shown for an unknown code', async () => {
    const { context } = await aContext();
    expect(await publishedTries(context, '33333333')).toBeNull();
    expect(await publishedTries(context, '?')).toBeNull();
  });
});
