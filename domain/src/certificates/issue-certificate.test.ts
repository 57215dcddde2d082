import { closeOverdue } from '../exam/close-overdue.js';
import { submitAttempt } from '../exam/submit-attempt.js';
import type { RandomSource } from '../kernel/transaction.js';
import { secondsAfter } from '../kernel/time.js';
import { aCertificate } from '../testing/a-certificate.js';
import { anAttempt, aResult } from '../testing/an-attempt.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { CODE_ALPHABET } from './certificate-code.js';
import { UNSUPERVISED } from './how-taken.js';
import { issueCertificate, regradeCertificate, revokeWithResult } from './issue-certificate.js';

const TEST = { minutes: 30, taken: UNSUPERVISED };

const student = aPaidStudent({ name: 'Asha Rao', attemptsUsed: 1 });
const open = anAttempt({ studentId: student.id });
const right = Object.fromEntries(open.questions.map((one) => [one.id, one.correctOption]));
const sent = { studentId: student.id, attemptId: open.id };

const anOpenAttempt = (answers = {}) =>
  aTestContext({ students: [student], attempts: [{ ...open, answers }] });
const kept = ({ unitOfWork }: TestContext) => [...unitOfWork.tables.certificates.values()];

const drawing = (...numbers: readonly number[]): RandomSource => {
  const left = [...numbers];
  return { int: () => (left.length > 1 ? left.shift()! : left[0]!) };
};

describe('The certificate of an attempt', () => {
  it('is issued as the attempt is closed, if it passed', async () => {
    const context = await anOpenAttempt();
    await submitAttempt(context, { ...sent, answers: right });
    expect(kept(context)).toMatchObject([
      {
        id: open.id,
        studentId: student.id,
        nameAsPrinted: 'Asha Rao',
        domain: 'data science',
        facts: { score: 2, totalQuestions: 2, tryNumber: 2, passPercent: 65, ...TEST },
        issuedAt: context.clock.now,
        state: 'valid',
        isPublic: false,
      },
    ]);
  });

  it('is not issued for one that failed', async () => {
    const context = await anOpenAttempt();
    await submitAttempt(context, { ...sent, answers: {} });
    expect(kept(context)).toEqual([]);
  });

  it('is issued when the server closes the attempt', async () => {
    const context = await anOpenAttempt(right);
    context.clock.pass(60 * 60);
    await closeOverdue(context, 10);
    expect(kept(context)).toHaveLength(1);
  });

  it('says the time that everybody has, and nothing of what one student had beside it', async () => {
    const longer = { ...open, answers: right, deadline: secondsAfter(open.deadline, 900) };
    const attempts = [{ ...longer, extraSeconds: 600, addedSeconds: 300 }];
    const context = await aTestContext({ students: [student], attempts });
    await submitAttempt(context, { ...sent, answers: right });
    expect(kept(context)).toMatchObject([{ facts: { minutes: 30 } }]);
  });

  it('is one, however often and by whomever it is closed', async () => {
    const context = await anOpenAttempt(right);
    context.clock.pass(60 * 60);
    const submit = () => submitAttempt(context, { ...sent, answers: right });
    await Promise.all([submit(), closeOverdue(context, 10), submit(), closeOverdue(context, 10)]);
    expect(kept(context)).toHaveLength(1);
  });
});

describe('The code of a new certificate', () => {
  const result = aResult({ passed: true });
  const taken = aCertificate({ code: CODE_ALPHABET[0]!.repeat(8) });
  const issuedBy = async (random: RandomSource) => {
    const context = await aTestContext();
    await context.unitOfWork.run(async (tx) => {
      await tx.certificates.add(taken);
      await issueCertificate(tx, random, { result, ...TEST });
    });
    return context;
  };

  it('is drawn again while it is taken', async () => {
    const context = await issuedBy(drawing(...Array<number>(16).fill(0), 1));
    expect(kept(context)[1]!.code).toBe(CODE_ALPHABET[1]!.repeat(8));
  });

  it('is given up when chance gives the same for ever', () =>
    expect(issuedBy(drawing(0))).rejects.toThrow('No code is free'));
});

describe('A grading that comes into force', () => {
  const passed = aResult({ passed: true, score: 2, percentage: 100 });
  const failed = { ...passed, passed: false, score: 1, percentage: 50 };
  const graded = async (...results: readonly (typeof passed)[]) => {
    const context = await aTestContext();
    const put = (result: typeof passed) =>
      context.unitOfWork.run((tx) => regradeCertificate(tx, context.random, { result, ...TEST }));
    await Promise.all(results.map(put));
    return kept(context);
  };

  it('issues on a pass, and once', async () => {
    expect(await graded(failed, passed, passed)).toMatchObject([{ state: 'valid' }]);
  });

  it('revokes on a fail, and keeps the code', async () => {
    const [gone] = await graded(passed, failed);
    expect(gone).toMatchObject({ state: 'revoked', cause: 'regraded' });
    expect(await graded(passed, failed, passed)).toMatchObject([{ state: 'valid' }]);
  });
});

it('A result that is withdrawn takes its certificate with it, until the attempt passes again', async () => {
  const result = aResult({ passed: true });
  const other = aCertificate({ state: 'revoked', cause: 'misconduct' });
  const context = await aTestContext();
  const grade = () =>
    context.unitOfWork.run((tx) => issueCertificate(tx, context.random, { result, ...TEST }));
  await grade();
  await context.unitOfWork.run(async (tx) => {
    await tx.certificates.add(other);
    for (const id of [result.id, other.id, aCertificate().id]) await revokeWithResult(tx, id);
  });
  expect(kept(context)).toMatchObject([{ state: 'revoked', cause: 'voided' }, other]);
  await grade();
  expect(kept(context)).toMatchObject([{ state: 'valid', cause: null }, other]);
});
