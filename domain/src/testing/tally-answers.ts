import { keyOf } from '../question-bank/health/drift.js';
import { isGivenUp, type ChoiceTally, type TestTally } from '../question-bank/health/tallies.js';

/** A question of a closed test. */
export type GivenAnswer = {
  readonly id: string;
  readonly version: number;
  /** The option's text; null where none was chosen. */
  readonly chosen: string | null;
  readonly isRight: boolean;
  /** Whether the options are those of a variant. */
  readonly isVariant?: boolean;
};

/** A closed test, as its figures are made of it. */
export type GivenTest = {
  readonly isFirst: boolean;
  readonly isRecent: boolean;
  /** Whether it ended within seconds. */
  readonly isHasty?: boolean;
  readonly answers: readonly GivenAnswer[];
};

const isAnswered = ({ chosen }: GivenAnswer): boolean => chosen !== null;

const isAbandoned = ({ isHasty, answers }: GivenTest): boolean =>
  isHasty === true || isGivenUp(answers.filter(isAnswered).length, answers.length);

function sharesOf(tests: readonly GivenTest[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { right: number; all: number }>();
  const worked = tests.filter((test) => !isAbandoned(test));
  for (const answer of worked.flatMap(({ answers }) => answers).filter(isAnswered)) {
    const count = counts.get(keyOf(answer)) ?? { right: 0, all: 0 };
    count.right += Number(answer.isRight);
    count.all += 1;
    counts.set(keyOf(answer), count);
  }
  return new Map([...counts].map(([key, { right, all }]) => [key, right / all]));
}

/** Adds figures to the tally of that name. */
class Collected<Tally extends object> {
  readonly #by = new Map<string, Tally>();

  add(name: string, one: Tally, sum: (known: Tally, one: Tally) => Tally): void {
    const known = this.#by.get(name);
    this.#by.set(name, known ? sum(known, one) : one);
  }

  all(): Tally[] {
    return [...this.#by.values()];
  }
}

const moreChoices = (known: ChoiceTally, one: ChoiceTally): ChoiceTally => ({
  ...known,
  times: known.times + one.times,
  rest: known.rest + one.rest,
  restSquares: known.restSquares + one.restSquares,
});

const moreTests = (known: TestTally, one: TestTally): TestTally => ({
  ...known,
  times: known.times + one.times,
  above: known.above + one.above,
  aboveSquares: known.aboveSquares + one.aboveSquares,
  itemVariance: known.itemVariance + one.itemVariance,
});

const restOf = (rest: number) => ({ times: 1, rest, restSquares: rest * rest });

/**
 * The tallies of closed tests, from every single answer: what the database does in one statement.
 */
export function tallyAnswers(tests: readonly GivenTest[]): {
  readonly choices: ChoiceTally[];
  readonly tests: TestTally[];
} {
  const shares = sharesOf(tests);
  const aboveOf = (answer: GivenAnswer) =>
    Number(answer.isRight) - (shares.get(keyOf(answer)) ?? 0);
  const choices = new Collected<ChoiceTally>();
  const ways = new Collected<TestTally>();
  for (const test of tests) {
    const { isFirst, isRecent, answers } = test;
    const isGone = isAbandoned(test);
    const answered = isGone ? [] : answers.filter(isAnswered);
    const above = answered.reduce((sum, answer) => sum + aboveOf(answer), 0);
    for (const answer of answers) {
      const { id, version, chosen, isRight, isVariant } = answer;
      const rest =
        answered.includes(answer) && answered.length > 1
          ? (above - aboveOf(answer)) / (answered.length - 1)
          : 0;
      const given = isRight ? 'right' : 'wrong';
      const worked = chosen === null ? 'blank' : given;
      const outcome = isGone ? 'abandoned' : worked;
      const shown = isGone || isVariant ? null : chosen;
      choices.add(
        `${keyOf(answer)} ${isFirst} ${isRecent} ${outcome} ${shown}`,
        { id, version, isFirst, isRecent, outcome, chosen: shown, ...restOf(rest) },
        moreChoices,
      );
    }
    const isComplete = answered.length === answers.length;
    const worked = isComplete ? 'complete' : 'with-blanks';
    const itemVariance = answered.reduce((sum, answer) => {
      const share = shares.get(keyOf(answer)) ?? 0;
      return sum + share * (1 - share);
    }, 0);
    const way = isGone ? 'abandoned' : worked;
    const figures = { times: 1, above, aboveSquares: above * above, itemVariance };
    const questions = answers.length;
    ways.add(`${questions} ${way}`, { questions, way, ...figures }, moreTests);
  }
  return { choices: choices.all(), tests: ways.all() };
}
