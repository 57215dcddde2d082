import { AnswerTallies } from './answer-tallies.js';
import { chanceOfMatches, type ChanceAnswer } from './chance-of-matches.js';
import type { ComparedAnswer, ComparedTest, SimilarPair } from './compared-test.js';
import { levelFor } from './level.js';

/** With fewer wrong answers in common nothing is listed. */
const LEAST_SAME = 3;

type Answers = ReadonlyMap<string, string | null>;
type Known = ComparedTest & { readonly given: Answers; readonly wrongs: number };

type Held = {
  readonly of: Known;
  readonly against: Known;
  /** What the chance would be if all were the same that can be. */
  readonly least: number;
  readonly chance: number;
};

const known = (test: ComparedTest): Known => ({
  ...test,
  given: new Map(test.answers.map(({ question, wrong }) => [question, wrong])),
  wrongs: test.answers.filter(({ wrong }) => wrong !== null).length,
});

const sharedBy = (one: Known, other: Known): readonly ComparedAnswer[] =>
  one.answers.filter(({ question }) => other.given.has(question));

const sameIn = (one: Known, other: Known): readonly ComparedAnswer[] =>
  one.answers.filter(
    ({ question, wrong }) => wrong !== null && other.given.get(question) === wrong,
  );

function held(tallies: AnswerTallies, of: Known, against: Known, most: number): Held {
  const answers = of.answers.map(({ question, wrong }): ChanceAnswer => {
    const copied = against.given.get(question);
    const own = copied === undefined ? [wrong] : [wrong, copied];
    const { odds, share } = tallies.without(question, own);
    return { odds, match: typeof copied === 'string' ? share(copied) : 0 };
  });
  const least = chanceOfMatches(answers, of.wrongs, most);
  const same = sameIn(of, against).length;
  // The same sum for the same number, so that neither can be rounded below the other.
  const chance = same === most ? least : chanceOfMatches(answers, of.wrongs, same);
  return { of, against, least, chance };
}

function placesByQuestion(tests: readonly Known[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  tests.forEach(({ answers }, place) => {
    for (const { question } of answers) {
      const own = places.get(question);
      if (own) own.push(place);
      else places.set(question, [place]);
    }
  });
  return places;
}

/** All comparisons in which there are enough wrong answers to share, one of the two tests being new. */
function* comparisons(tests: readonly Known[], isNew: (test: ComparedTest) => boolean) {
  const places = placesByQuestion(tests);
  for (const against of tests) {
    const common = new Uint16Array(tests.length);
    for (const { question, wrong } of against.answers) {
      if (wrong === null) continue;
      for (const place of places.get(question) ?? []) common[place] = (common[place] ?? 0) + 1;
    }
    for (const [place, of] of tests.entries()) {
      const most = Math.min(common[place] ?? 0, of.wrongs);
      if (most < LEAST_SAME || of.studentId === against.studentId) continue;
      if (isNew(of) || isNew(against)) yield { of, against, most };
    }
  }
}

const pairOf = ({ of, against }: Held): readonly [Known, Known] =>
  of.id < against.id ? [of, against] : [against, of];

/** The chance of the pair: that of the rarer way round, twice, as there are two. */
function similarPair([first, second]: readonly [Known, Known], chances: readonly number[]) {
  const sameIds = sameIn(first, second).map(({ id }) => id);
  return {
    firstId: first.id,
    secondId: second.id,
    same: sameIds.length,
    sameIds,
    shared: sharedBy(first, second).length,
    chance: Math.min(1, 2 * Math.min(...chances)),
  };
}

/** The pairs that share more wrong answers than chance explains, rarest first, and how many were
 * compared; chance alone lists any with probability `rate` at most. @param isNew whether a test was
 * not compared yet */
export function compareTests(
  all: readonly ComparedTest[],
  isNew: (test: ComparedTest) => boolean,
  rate: number,
): { readonly found: readonly SimilarPair[]; readonly compared: number } {
  const tests = all.map(known);
  const tallies = new AnswerTallies(all);
  const both = [...comparisons(tests, isNew)].map(({ of, against, most }) =>
    held(tallies, of, against, most),
  );
  const level = levelFor(
    rate,
    both.map(({ least }) => least),
  );
  const pairs = new Map<string, { pair: readonly [Known, Known]; chances: number[] }>();
  for (const one of both) {
    const pair = pairOf(one);
    const key = `${pair[0].id} ${pair[1].id}`;
    const kept = pairs.get(key) ?? { pair, chances: [] };
    kept.chances.push(one.chance);
    pairs.set(key, kept);
  }
  const found = [...pairs.values()]
    .filter(({ chances }) => chances.some((chance) => chance <= level))
    .map(({ pair, chances }): SimilarPair => similarPair(pair, chances))
    .filter(({ same }) => same >= LEAST_SAME)
    .sort((one, other) => one.chance - other.chance);
  return { found, compared: pairs.size };
}
