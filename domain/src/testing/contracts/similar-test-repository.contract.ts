import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Attempt } from '../../exam/attempt.js';
import type { Result } from '../../exam/result.js';
import { secondsAfter } from '../../kernel/time.js';
import type { KeptPair } from '../../similar-tests/ports.js';
import { aClosedAttempt } from '../a-closed-attempt.js';
import { aFamily } from '../a-family.js';
import { aQuestion } from '../a-question.js';
import { submitted } from '../an-attempt.js';
import { givenAttempt } from './givens.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

const DOMAIN = 'mobile development';

/** Later than what other tests keep in the same stores. */
const days = { last: 0 };
const aMoment = (): Date => {
  days.last += 1;
  return secondsAfter(new Date('2041-01-01T00:00:00Z'), days.last * 24 * 60 * 60);
};

/** Three questions: one answered right, one wrong, one not at all. */
async function givenSubmitted(subject: StoresUnderTest, parts: Partial<Attempt> = {}) {
  const questions = parts.questions ?? [aQuestion(), aQuestion(), aQuestion()];
  const startedAt = aMoment();
  const open = await givenAttempt(subject, { startedAt, ...parts, domain: DOMAIN, questions });
  const answers = { [questions[0]!.id]: 'b', [questions[1]!.id]: 'c' } as const;
  const ending = aClosedAttempt(submitted(open, { answers }));
  await subject.run((tx) => tx.attempts.close(ending));
  return ending.result;
}

const lower = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

const judged = (...all: readonly string[]) => ({ fresh: all.slice(0, 1), all });

async function givenPair(subject: StoresUnderTest, parts: Partial<KeptPair> = {}) {
  const [one, other] = [await givenSubmitted(subject), await givenSubmitted(subject)];
  const [firstId, secondId] = lower(one.id, other.id);
  const figures = { same: 2, sameIds: ['one', 'two'], shared: 6, chance: 0.000_01, compared: 120 };
  const found = { id: randomUUID(), domain: DOMAIN, foundAt: aMoment() } as const;
  const pair: KeptPair = { ...found, firstId, secondId, ...figures, ...parts };
  await subject.run((tx) => tx.similarTests.replace(judged(firstId, secondId), [pair]));
  return { pair, students: [one.studentId, other.studentId] };
}

const kept = async ({ stores }: StoresUnderTest, { id }: KeptPair) =>
  (await stores.similarTests.listOf(DOMAIN)).find((one) => one.id === id);

/** What every {@link SimilarTestRepository} promises. */
export const similarTestRepositoryContract = contract('SimilarTestRepository', (it) => {
  it('tells of the latest tests what was right and what wrong, and leaves out the rest', async (subject) => {
    const older = await givenSubmitted(subject);
    const newer = await givenSubmitted(subject);
    const { submitted: read } = subject.stores.similarTests;
    const window = { domain: DOMAIN, since: older.completedOn, most: 2 } as const;
    const [first, second] = await read(window);
    expect([first?.id, second?.id]).toEqual([newer.id, older.id]);
    const [right, wrong] = older.questions;
    const fixed = { version: 1, seed: null, words: expect.any(String) };
    expect(second).toEqual({
      ...{ id: older.id, studentId: older.studentId, asOf: older.completedOn },
      answers: [
        { ...fixed, questionId: right!._id, wrong: null },
        { ...fixed, questionId: wrong!._id, wrong: 'The median' },
      ],
    });
    expect(await read({ ...window, most: 1 })).toHaveLength(1);
    const since = secondsAfter(older.completedOn, 1);
    expect((await read({ ...window, since })).map(({ id }) => id)).toEqual([newer.id]);
  });

  it('tells the same words from others', async (subject) => {
    const questions = [aQuestion({ question: 'One?' }), aQuestion({ question: 'Two?' })];
    const { completedOn: since } = await givenSubmitted(subject, { questions });
    await givenSubmitted(subject, { questions });
    const read = await subject.stores.similarTests.submitted({ domain: DOMAIN, since, most: 2 });
    const [words, again] = read.map(({ answers }) => answers.map((one) => one.words));
    const [one, two] = words!;
    expect(again).toEqual(words);
    expect(one).not.toBe(two);
  });

  it('finds the families of questions that were drawn, in the version as served', async (subject) => {
    const family = aFamily();
    const [drawn, fixed] = [aQuestion({ family }), aQuestion()];
    await subject.seedQuestions([drawn, fixed]);
    const { family: _, ...words } = drawn;
    const questions = [{ ...words, seed: 7 }, fixed];
    const { completedOn: since } = await givenSubmitted(subject, { questions });
    const { submitted: read, familiesIn } = subject.stores.similarTests;
    const tests = await read({ domain: DOMAIN, since, most: 1 });
    expect(tests[0]?.answers[0]).toMatchObject({ questionId: drawn.id, seed: 7 });
    expect(await familiesIn(tests)).toEqual(new Map([[`${drawn.id}@1`, family]]));
    expect(await familiesIn([])).toEqual(new Map());
  });

  it('tells of a test as of its last grading, and leaves out one that was given back', async (subject) => {
    const result = await givenSubmitted(subject);
    const { score, totalQuestions, percentage, passed, completedOn: since } = result;
    const at = secondsAfter(since, 60);
    const correction = { at, first: { score, totalQuestions, percentage, passed } };
    const corrected = { ...result, revision: 1, correction };
    const regrade = (before: Result, after: Result) =>
      subject.run((tx) =>
        tx.attempts.regrade({ before, after, rulingIds: [], givesBack: false, mail: null }),
      );
    const read = () => subject.stores.similarTests.submitted({ domain: DOMAIN, since, most: 9 });
    await regrade(result, corrected);
    expect(await read()).toMatchObject([{ id: result.id, asOf: at }]);
    await regrade(corrected, { ...corrected, revision: 2, isVoid: true });
    expect(await read()).toEqual([]);
  });

  it('keeps pairs in place of those of the same tests', async (subject) => {
    const { pair } = await givenPair(subject);
    const { pair: other } = await givenPair(subject);
    const again = { ...pair, id: randomUUID(), same: 5 };
    const { firstId, secondId } = pair;
    const replace = (...ids: readonly string[]) =>
      subject.run((tx) => tx.similarTests.replace(judged(...ids), []));
    await replace(secondId, other.firstId);
    expect(await kept(subject, pair)).toEqual(pair);
    await subject.run((tx) => tx.similarTests.replace(judged(secondId, firstId), [again]));
    expect(await kept(subject, pair)).toBeUndefined();
    expect(await kept(subject, again)).toEqual(again);
    expect(await kept(subject, other)).toEqual(other);
  });

  it('lets a pair go when either test is void', async (subject) => {
    const { pair } = await givenPair(subject);
    await subject.run(async (tx) => {
      const before = (await tx.results.find(pair.secondId))!;
      const { score, totalQuestions, percentage, passed, completedOn: at } = before;
      const correction = { at, first: { score, totalQuestions, percentage, passed } };
      const after = { ...before, revision: 1, isVoid: true, correction };
      await tx.attempts.regrade({ before, after, rulingIds: [], givesBack: false, mail: null });
      await tx.similarTests.replace(judged(), []);
    });
    expect(await kept(subject, pair)).toBeUndefined();
  });

  it('lets a pair go with the result of either test', async (subject) => {
    const { pair: withdrawn } = await givenPair(subject);
    await subject.run((tx) => tx.results.withdraw(withdrawn.firstId));
    expect(await kept(subject, withdrawn)).toBeUndefined();
    const { pair: erased, students } = await givenPair(subject);
    await subject.run((tx) => tx.results.removeOf(students[1]!));
    expect(await kept(subject, erased)).toBeUndefined();
  });

  it('remembers when a domain was compared, once that is committed', async (subject) => {
    const at = aMoment();
    const turn = () => subject.run((tx) => tx.similarTests.takeTurn(DOMAIN));
    const before = await turn();
    const failing = subject.run(async (tx) => {
      await tx.similarTests.takeTurn(DOMAIN);
      await tx.similarTests.noteTurn(DOMAIN, at);
      throw new Error('on the way');
    });
    await expect(failing).rejects.toThrow('on the way');
    expect(await turn()).toEqual(before);
    await subject.run((tx) => tx.similarTests.noteTurn(DOMAIN, at));
    expect(await turn()).toEqual(at);
  });
});
