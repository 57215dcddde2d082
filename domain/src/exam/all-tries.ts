import { percentInterval, shareInterval, type ShareInterval } from '../kernel/share-interval.js';
import { strengthsByCategory, type CategoryStrength, type GradedQuestion } from './strengths.js';

export type Try = {
  readonly id: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly isVoid: boolean;
  readonly questions: readonly GradedQuestion[];
};

export type PooledTries = {
  /** The number of this test among them, from 1; null for one that was given back. */
  readonly number: number | null;
  readonly tests: number;
  readonly score: number;
  readonly totalQuestions: number;
  /** The interval of the share of all such questions that the student would answer right, in whole percent. */
  readonly interval: ShareInterval;
};

export type Standing = 'above' | 'unsure' | 'below';

export type AllTries = PooledTries & {
  readonly standing: Standing;
  readonly categories: readonly CategoryStrength[];
};

const sumOf = (tries: readonly Try[], figure: (one: Try) => number): number =>
  tries.reduce((sum, one) => sum + figure(one), 0);

/** A student's tests of a domain as one long test, without those that were given back; a repeated question counts
 * twice. @param tries oldest first @returns null if none counts */
export function pooledTries(tries: readonly Try[], id: string): PooledTries | null {
  const counted = tries.filter(({ isVoid }) => !isVoid);
  const place = counted.findIndex((one) => one.id === id);
  const score = sumOf(counted, (one) => one.score);
  const totalQuestions = sumOf(counted, (one) => one.totalQuestions);
  if (totalQuestions === 0) return null;
  const number = place < 0 ? null : place + 1;
  const interval = percentInterval(score, totalQuestions);
  return { number, tests: counted.length, score, totalQuestions, interval };
}

function standingOf({ low, high }: ShareInterval, mark: number): Standing {
  if (low >= mark) return 'above';
  return high < mark ? 'below' : 'unsure';
}

/** The same, with the mark needed to pass, and by category. */
export function allTries(
  tries: readonly Try[],
  { id, passPercent }: { readonly id: string; readonly passPercent: number },
): AllTries | null {
  const pooled = pooledTries(tries, id);
  if (!pooled) return null;
  const { score, totalQuestions } = pooled;
  const questions = tries.filter(({ isVoid }) => !isVoid).flatMap((one) => one.questions);
  return {
    ...pooled,
    standing: standingOf(shareInterval(score, totalQuestions), passPercent / 100),
    categories: strengthsByCategory(questions),
  };
}
