import { OPTION_KEYS, type OptionKey, type Question } from './question.js';

/** Below this many answers the figures of a question say nothing. */
export const LEAST_ANSWERS = 30;
/** A question that more get right than this is too easy to tell anyone apart. */
const MOST_CORRECT = 0.95;
/** A question that fewer get right than this is too hard, or its key is wrong. */
const LEAST_CORRECT = 0.15;

/**
 * How often one option of a version was chosen, and how those who chose it did in the rest of their
 * tests: the number of their right answers, this one left out.
 */
export type ChoiceTally = {
  readonly id: string;
  readonly version: number;
  /** The option's text, as options are shuffled; null where none was chosen. */
  readonly chosen: string | null;
  readonly isRight: boolean;
  readonly times: number;
  /** The sum of the rests. */
  readonly rest: number;
  /** The sum of the squares of the rests. */
  readonly restSquares: number;
};

/** What is wrong with a question, by its figures. */
export type HealthFlag = 'negative-discrimination' | 'too-easy' | 'too-hard';

/** How a version of a question did. */
export type QuestionHealth = {
  readonly id: string;
  readonly version: number;
  /** How many closed attempts it was in. */
  readonly shown: number;
  /** The share that was right; null if it was never shown. */
  readonly correct: number | null;
  /** The corrected item-total correlation; null where all were right, or all wrong, or all rests alike. */
  readonly discrimination: number | null;
  readonly chosen: Readonly<Record<OptionKey, number>>;
  readonly unanswered: number;
  readonly hasTooFew: boolean;
  readonly flags: readonly HealthFlag[];
};

const sum = (tallies: readonly ChoiceTally[], figure: (tally: ChoiceTally) => number): number =>
  tallies.reduce((total, tally) => total + figure(tally), 0);

/**
 * The correlation of being right here (1 or 0) with the rest of the test: Pearson's, which for two
 * values is the point-biserial one. The item itself is left out of the total, or each would agree
 * with itself.
 */
function discriminationOf(tallies: readonly ChoiceTally[]): number | null {
  const right = tallies.filter(({ isRight }) => isRight);
  const [count, ones] = [sum(tallies, ({ times }) => times), sum(right, ({ times }) => times)];
  const [rest, restOfRight] = [sum(tallies, (one) => one.rest), sum(right, (one) => one.rest)];
  const squares = sum(tallies, (one) => one.restSquares);
  const spreadOfItem = count * ones - ones * ones;
  const spreadOfRest = count * squares - rest * rest;
  if (spreadOfItem <= 0 || spreadOfRest <= 0) return null;
  return (count * restOfRight - ones * rest) / Math.sqrt(spreadOfItem * spreadOfRest);
}

function flagsOf(correct: number, discrimination: number | null): HealthFlag[] {
  const checks: readonly (readonly [boolean, HealthFlag])[] = [
    [discrimination !== null && discrimination < 0, 'negative-discrimination'],
    [correct > MOST_CORRECT, 'too-easy'],
    [correct < LEAST_CORRECT, 'too-hard'],
  ];
  return checks.filter(([holds]) => holds).map(([, flag]) => flag);
}

/** The figures of one version of a question, from the tallies of its options. */
export function healthOf(question: Question, all: readonly ChoiceTally[]): QuestionHealth {
  const { id, version, options } = question;
  const tallies = all.filter((tally) => tally.id === id && tally.version === version);
  const timesOf = (text: string | null) =>
    sum(
      tallies.filter(({ chosen }) => chosen === text),
      ({ times }) => times,
    );
  const shown = sum(tallies, ({ times }) => times);
  const right = sum(tallies, ({ isRight, times }) => (isRight ? times : 0));
  const correct = shown === 0 ? null : right / shown;
  const discrimination = discriminationOf(tallies);
  const hasTooFew = shown < LEAST_ANSWERS;
  const [a, b, c, d] = OPTION_KEYS.map((key) => timesOf(options[key])) as [
    number,
    number,
    number,
    number,
  ];
  return {
    id,
    version,
    shown,
    correct,
    discrimination,
    chosen: { a, b, c, d },
    unanswered: timesOf(null),
    hasTooFew,
    flags: hasTooFew || correct === null ? [] : flagsOf(correct, discrimination),
  };
}

/**
 * How many questions of a domain a student has surely not had after that many attempts. As the draw
 * takes only unseen ones while they fill a test, this is exact until they no longer do; the test
 * after that takes what is left as far as the difficulties allow, so a few may remain unseen.
 */
export const unseenAfter = (live: number, perTest: number, attempts: number): number =>
  Math.max(0, live - perTest * attempts);
