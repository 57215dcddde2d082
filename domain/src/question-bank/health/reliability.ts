import { sumOf, type TestTally } from './tallies.js';

type Reliability = {
  /** Of tests with so many questions, all of them answered: the length that most have. */
  readonly questions: number;
  readonly tests: number;
  /** KR-20; negative if chance explains more than there is. */
  readonly kr20: number;
  /** The standard error of a score, in questions. */
  readonly standardError: number;
};

const mostUsual = (tallies: readonly TestTally[]): TestTally | null =>
  tallies.reduce<TestTally | null>(
    (most, one) => (one.times > (most?.times ?? 0) ? one : most),
    null,
  );

/** Kuder and Richardson's formula 20, k/(k − 1) (1 − Σ p (1 − p) / variance), and from it the
 * standard error of a score, √(variance (1 − KR-20)). G. F. Kuder and M. W. Richardson, "The theory
 * of the estimation of test reliability", Psychometrika 2 (1937), 151–160. It is made for one test
 * that all sit. Here each test has questions of its own, so the variance is that of what a student
 * reached above what others reach on the same questions, and the sum is the mean of those of the
 * tests. For one test that all sit this is the formula itself; over many draws it is an estimate,
 * which takes the questions of a difficulty for interchangeable. @returns null where no two
 * students differ */
function reliabilityOf(tallies: readonly TestTally[]): Reliability | null {
  const usual = mostUsual(tallies.filter(({ way }) => way === 'complete'));
  if (!usual || usual.questions < 2) return null;
  const { questions, times, above, aboveSquares, itemVariance } = usual;
  const variance = aboveSquares / times - (above / times) ** 2;
  if (variance <= Number.EPSILON) return null;
  const kr20 = (questions / (questions - 1)) * (1 - itemVariance / times / variance);
  return { questions, tests: times, kr20, standardError: Math.sqrt(variance * (1 - kr20)) };
}

export type TestsHealth = {
  readonly complete: number;
  readonly withBlanks: number;
  readonly abandoned: number;
  readonly reliability: Reliability | null;
};

export function testsHealth(tallies: readonly TestTally[]): TestsHealth {
  const count = (wanted: TestTally['way']) =>
    sumOf(
      tallies.filter(({ way }) => way === wanted),
      ({ times }) => times,
    );
  return {
    complete: count('complete'),
    withBlanks: count('with-blanks'),
    abandoned: count('abandoned'),
    reliability: reliabilityOf(tallies),
  };
}
