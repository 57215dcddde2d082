import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aQuestion } from '../testing/a-question.js';
import { seededRandom } from '../testing/seeded-random.js';
import { drawQuestions } from './draw-questions.js';
import { DIFFICULTIES, type Question } from './question.js';

const NOTHING_SEEN = { seen: new Map<string, number>() };
const NAMES = ['one', 'two', 'three', 'four'];

const aBank = fc
  .array(
    fc.record({
      category: fc.constantFrom(...NAMES),
      difficulty: fc.constantFrom(...DIFFICULTIES),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((kinds) => kinds.map((kind, at) => aQuestion({ id: `q-${at}`, ...kind })));

const levelsOf = (questions: readonly Question[]): number[] =>
  DIFFICULTIES.map((level) => questions.filter(({ difficulty }) => difficulty === level).length);

const categoriesOf = (questions: readonly Question[]): number[] =>
  NAMES.map((name) => questions.filter(({ category }) => category === name).length);

function testsOf(bank: readonly Question[], count: number): Question[][] {
  const [first, ...rest] = bank;
  if (count === 0) return [[]];
  if (!first) return [];
  const withFirst = testsOf(rest, count - 1).map((test) => [first, ...test]);
  return [...withFirst, ...testsOf(rest, count)];
}

/** Whether a test has of each difficulty its equal share, or all that there are of it. */
function isShared(test: readonly Question[], bank: readonly Question[], count: number): boolean {
  const there = levelsOf(bank);
  const odd = count % DIFFICULTIES.length;
  const ways = DIFFICULTIES.map((_, at) =>
    DIFFICULTIES.map((_level, other) =>
      Number(odd === 1 ? at === other : odd === 2 && at !== other),
    ),
  );
  const had = levelsOf(test);
  return ways.some((way) =>
    way.every(
      (more, at) =>
        (had[at] ?? 0) >= Math.min(Math.floor(count / DIFFICULTIES.length) + more, there[at] ?? 0),
    ),
  );
}

describe('Any draw from any bank', () => {
  const sizes = fc.integer({ min: 1, max: 6 });

  it('has its difficulties shared as equally as the bank allows', () => {
    fc.assert(
      fc.property(aBank, sizes, fc.integer(), (bank, size, seed) => {
        const count = Math.min(size, bank.length);
        const drawn = drawQuestions(bank, NOTHING_SEEN, count, seededRandom(seed));
        expect(drawn).toHaveLength(count);
        expect(isShared(drawn, bank, count)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('has no more of a category than one above its even share, or the fewest with which it can be made', () => {
    fc.assert(
      fc.property(aBank, sizes, fc.integer(), (bank, size, seed) => {
        const count = Math.min(size, bank.length);
        const drawn = drawQuestions(bank, NOTHING_SEEN, count, seededRandom(seed));
        const tests = testsOf(bank, count).filter((test) => isShared(test, bank, count));
        const fewest = Math.min(...tests.map((test) => Math.max(...categoriesOf(test))));
        const there = new Set(bank.map(({ category }) => category)).size;
        const most = Math.max(Math.ceil(count / there) + 1, fewest);
        expect(Math.max(...categoriesOf(drawn))).toBeLessThanOrEqual(most);
        const isWhole = (test: readonly Question[]) =>
          categoriesOf(test).filter((number) => number > 0).length === there;
        const canBeWhole = tests.some(
          (test) => isWhole(test) && Math.max(...categoriesOf(test)) <= most,
        );
        expect(isWhole(drawn)).toBe(canBeWhole);
      }),
      { numRuns: 500 },
    );
  });
});
