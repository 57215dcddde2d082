import { type ChoiceTally, keyOf } from '../questions/health/tallies.js';

type GivenAnswer = {
  readonly id: string;
  readonly version: number;
  /** The option's text; null where none was chosen. */
  readonly chosen: string | null;
  readonly isRight: boolean;
  /** Of a variant: the mistake behind the option, null for the key. */
  readonly mistake?: string | null;
  readonly groups?: readonly string[];
  readonly isSample?: boolean;
};

export type GivenTest = {
  /** Whether it ended within seconds. */
  readonly isRushed?: boolean;
  readonly answers: readonly GivenAnswer[];
};

const isAnswered = ({ chosen }: GivenAnswer): boolean => chosen !== null;

const isAbandoned = ({ isRushed, answers }: GivenTest): boolean =>
  isRushed === true || answers.filter(isAnswered).length * 2 < answers.length;

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

function outcomeOf({ chosen, isRight }: GivenAnswer, isGone: boolean): ChoiceTally['outcome'] {
  if (isGone) return 'abandoned';
  if (chosen === null) return 'blank';
  return isRight ? 'right' : 'wrong';
}

export function tallyAnswers(tests: readonly GivenTest[]): ChoiceTally[] {
  const shares = sharesOf(tests);
  const aboveOf = (answer: GivenAnswer) =>
    Number(answer.isRight) - (shares.get(keyOf(answer)) ?? 0);
  const tallies = new Map<string, { -readonly [Field in keyof ChoiceTally]: ChoiceTally[Field] }>();
  for (const test of tests) {
    const isGone = isAbandoned(test);
    const answered = isGone ? [] : test.answers.filter(isAnswered);
    const above = answered.reduce((sum, answer) => sum + aboveOf(answer), 0);
    for (const answer of test.answers) {
      const { id, version } = answer;
      const isOne = answered.includes(answer) && answered.length > 1;
      const rest = isOne ? (above - aboveOf(answer)) / (answered.length - 1) : 0;
      const outcome = outcomeOf(answer, isGone);
      const { mistake = answer.chosen, isSample = false, groups = [] } = answer;
      const chosen = isGone ? null : mistake;
      const name = JSON.stringify([keyOf(answer), outcome, chosen, isSample]);
      for (const group of ['', ...groups]) {
        const fresh = { id, version, outcome, chosen, group, isSample };
        const tally = tallies.get(name + group) ?? { ...fresh, times: 0, rest: 0, restSquares: 0 };
        tally.times += 1;
        tally.rest += rest;
        tally.restSquares += rest * rest;
        tallies.set(name + group, tally);
      }
    }
  }
  return [...tallies.values()];
}
