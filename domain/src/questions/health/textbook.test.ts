import { describe, expect, it } from '@jest/globals';
import { aQuestion } from '../../testing/a-question.js';
import { tallyAnswers, type GivenTest } from '../../testing/tally-answers.js';
import { domainHealth } from './question-health.js';

/**
 * Ten students, ten questions; K. L. Wuensch, "The Kuder-Richardson 20" (StatHelp, East Carolina
 * University), with p beneath.
 */
const DATA = [
  [1, 1, 1, 1, 1, 1, 0, 1, 1, 0],
  [1, 0, 1, 1, 0, 1, 1, 1, 0, 1],
  [1, 1, 1, 1, 0, 1, 1, 0, 0, 1],
  [0, 0, 1, 0, 0, 0, 1, 0, 0, 0],
  [0, 0, 0, 0, 0, 1, 0, 0, 1, 0],
  [1, 1, 1, 0, 1, 1, 1, 1, 1, 1],
  [1, 1, 0, 1, 1, 1, 0, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 0, 1],
  [0, 1, 0, 1, 1, 1, 1, 1, 0, 1],
  [1, 1, 0, 1, 1, 0, 1, 1, 1, 0],
] as const;
const SHARES = [0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6];

const questions = SHARES.map((_, at) => aQuestion({ id: `item-${at}` }));

const tests: readonly GivenTest[] = DATA.map((row) => ({
  answers: row.map((mark, at) => {
    const { options } = questions[at]!;
    const isRight = mark === 1;
    return { id: `item-${at}`, version: 1, chosen: isRight ? options.b : options.a, isRight };
  }),
}));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The textbook's other form of it: (M₁ − M₀) / s · √(p q), of the totals without the item. */
function pointBiserial(item: number): number {
  const rests = DATA.map((row) => ({
    isRight: row[item] === 1,
    rest: row.reduce<number>((sum, mark) => sum + mark, 0) - row[item]!,
  }));
  const of = (wanted: boolean) =>
    rests.filter(({ isRight }) => isRight === wanted).map(({ rest }) => rest);
  const all = rests.map(({ rest }) => rest);
  const spread = Math.sqrt(mean(all.map((rest) => (rest - mean(all)) ** 2)));
  const p = of(true).length / all.length;
  return ((mean(of(true)) - mean(of(false))) / spread) * Math.sqrt(p * (1 - p));
}

describe('The figures of a published example', () => {
  const versions = domainHealth(questions, tallyAnswers(tests));

  it('equal the published facilities', () => {
    for (const [at, { correct }] of versions.entries()) {
      expect(correct).toBeCloseTo(SHARES[at]!, 12);
    }
  });

  it('are its corrected point-biserial correlations', () => {
    for (const [at, { discrimination }] of versions.entries()) {
      expect(discrimination).toBeCloseTo(pointBiserial(at), 10);
    }
  });
});
