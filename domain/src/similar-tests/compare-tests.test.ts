import { describe, expect, it } from '@jest/globals';
import type { RandomSource } from '../kernel/sources.js';
import { shuffled } from '../kernel/sources.js';
import { seededRandom } from '../testing/seeded-random.js';
import { chanceOfMatches } from './chance-of-matches.js';
import type { ComparedAnswer, ComparedTest } from './compared-test.js';
import { compareTests } from './compare-tests.js';
import { levelFor } from './level.js';

const ALL = () => true;
const PER_TEST = 10;
/** Of those who are wrong; most wrong options are chosen by some more than by others. */
const SHARES = [0.5, 0.8, 1];

const shareOf = (random: RandomSource) => random.int(1_000_000) / 1_000_000;

function answerTo(question: number, ability: number, random: RandomSource): ComparedAnswer {
  const isWrong = shareOf(random) < 1 - ability + 0.03 * (question % 10);
  const at = shareOf(random);
  const wrong = isWrong ? `option ${SHARES.findIndex((most) => at < most)}` : null;
  return { id: `q${question}`, question: `question ${question}`, wrong };
}

/** As many tests as that, each of ten questions drawn from a pool, and answered alone. */
function independent(
  count: number,
  pool: number,
  random: RandomSource,
  abilityOf: () => number = () => 0.7,
): ComparedTest[] {
  const questions = Array.from({ length: pool }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => {
    const ability = abilityOf();
    const drawn = shuffled(questions, random).slice(0, PER_TEST);
    const id = String(at).padStart(5, '0');
    return {
      ...{ id, studentId: `student ${id}` },
      answers: drawn.map((question) => answerTo(question, ability, random)),
    };
  });
}

/** The test, but with these answers in place of its own, and no more wrong ones beside them. */
function withCopied(test: ComparedTest, copied: readonly ComparedAnswer[]): ComparedTest {
  const others = test.answers
    .filter(({ question }) => copied.every((one) => one.question !== question))
    .slice(0, PER_TEST - copied.length);
  return { id: 'copy', studentId: 'copier', answers: [...copied, ...others] };
}

const wrongOf = ({ answers }: ComparedTest) => answers.filter(({ wrong }) => wrong !== null);

const IS_CORE = process.env.CORE_TESTS === '1';

const nights = (count: number) =>
  Array.from({ length: count }, (_, seed) => seededRandom(seed + 1));

describe('Tests that were sat independently', () => {
  const RATE = 0.05;

  it.each([
    ['equal ability', 60, () => () => 0.7],
    ['equal ability, from a larger bank', 150, () => () => 0.7],
    ['very different ability', 60, (random: RandomSource) => () => 0.4 + 0.55 * shareOf(random)],
  ])('Independent tests of 200 students of %s are listed on few nights', (_, pool, abilityBy) => {
    const alarms = nights(IS_CORE ? 12 : 40).filter((random) => {
      const tests = independent(200, pool, random, abilityBy(random));
      return compareTests(tests, ALL, RATE).found.length > 0;
    });
    // 5 % are promised; 8 or more of 40, or 4 of 12, would be as likely as 1 or 2 in 1,000 under the promise.
    expect(alarms.length).toBeLessThan(IS_CORE ? 4 : 8);
  });

  it('are not listed for a wrong answer that everybody gives', () => {
    const questions = Array.from({ length: PER_TEST }, (_, at) => `question ${at}`);
    const answers = questions.map((question) => ({
      id: question,
      question,
      wrong: 'as the book misprints it',
    }));
    const tests = Array.from({ length: 30 }, (_, at) => ({
      ...{ id: String(at), studentId: `student ${at}`, answers },
    }));
    const { found, compared } = compareTests(tests, ALL, RATE);
    expect([found, compared]).toEqual([[], (30 * 29) / 2]);
  });
});

describe('A test with five wrong answers of another one', () => {
  const planted = (random: RandomSource) => {
    const tests = independent(200, 150, random);
    const source = tests.find((test) => wrongOf(test).length >= 5)!;
    const own = tests.find((test) => test !== source && wrongOf(test).length <= 2)!;
    const copy = withCopied(own, wrongOf(source).slice(0, 5));
    return { tests: [...tests, copy], source, copy };
  };

  it('is found before all others on four nights of five', () => {
    const found = nights(20).filter((random) => {
      const { tests, source, copy } = planted(random);
      const sinceYesterday = new Set(tests.slice(-25).map(({ id }) => id));
      const [first] = compareTests(tests, ({ id }) => sinceYesterday.has(id), 0.05 / 12).found;
      return first?.firstId === source.id && first.secondId === copy.id;
    });
    expect(found.length).toBeGreaterThanOrEqual(16);
  });

  it('is told with what they share, and its chance', () => {
    const { tests, copy, source } = planted(seededRandom(5));
    const [first] = compareTests(tests, ALL, 0.05 / 12).found;
    const shared = copy.answers.filter((one) =>
      source.answers.some(({ question }) => question === one.question),
    );
    expect(first).toMatchObject({ same: 5, shared: shared.length });
    expect([...first!.sameIds].sort()).toEqual(
      copy.answers
        .slice(0, 5)
        .map(({ id }) => id)
        .sort(),
    );
    expect(first!.chance).toBeLessThan(1 / 1_000);
    expect(first!.chance).toBeGreaterThan(0);
  });

  it('is not compared with tests of the same student', () => {
    const { tests, source } = planted(seededRandom(5));
    const same = tests.map((one) =>
      one.id === 'copy' ? { ...one, studentId: source.studentId } : one,
    );
    expect(compareTests(same, ALL, 0.05 / 12).found).toEqual([]);
  });

  it('is compared once: in the night when either is new', () => {
    const { tests, source } = planted(seededRandom(5));
    const pairsOf = (ids: readonly string[]) =>
      compareTests(tests, ({ id }) => ids.includes(id), 0.05 / 12);
    expect(pairsOf([])).toEqual({ found: [], compared: 0 });
    for (const id of ['copy', source.id]) {
      expect(pairsOf([id]).found).toMatchObject([{ firstId: source.id, secondId: 'copy' }]);
    }
  });
});

describe('The chance of matching wrong answers', () => {
  const even = { odds: 1, match: 1 / 3 };
  const apart = { odds: 1, match: 0 };

  it('is that of the options where all were wrong', () => {
    expect(chanceOfMatches([even, even, even, even], 4, 4)).toBeCloseTo((1 / 3) ** 4, 12);
    const atLeastThree = 4 * (1 / 3) ** 3 * (2 / 3) + (1 / 3) ** 4;
    expect(chanceOfMatches([even, even, even, even], 4, 3)).toBeCloseTo(atLeastThree, 12);
  });

  it('counts which of equal questions are wrong, as many as are', () => {
    // Of 10 questions 3 are wrong: the same three in one way of 120.
    const ten = [even, even, even, ...Array.from({ length: 7 }, () => apart)];
    expect(chanceOfMatches(ten, 3, 3)).toBeCloseTo((1 / 120) * (1 / 3) ** 3, 12);
  });

  it('follows the odds of each question, and not the ability', () => {
    // Wrong in one of two: three times as likely in the one with three times the odds.
    const two = [
      { odds: 3, match: 1 },
      { odds: 1, match: 0 },
    ];
    expect(chanceOfMatches(two, 1, 1)).toBeCloseTo(0.75, 12);
    const weaker = two.map((one) => ({ ...one, odds: one.odds * 9 }));
    expect(chanceOfMatches(weaker, 1, 1)).toBeCloseTo(0.75, 12);
  });

  it('The chance of at least no matching wrong answers is 1', () => {
    expect(chanceOfMatches([even, apart], 1, 0)).toBe(1);
  });
});

describe('The level', () => {
  it('is shared by the comparisons that could reach it, and by no others', () => {
    expect(levelFor(0.05, [])).toBe(0.05);
    expect(levelFor(0.05, [0.2, 0.3, 0.4])).toBe(0.05);
    expect(levelFor(0.05, [0.001, 0.001, 0.001, 0.9])).toBeCloseTo(0.05 / 3, 12);
    // Two could reach 0.025; with an allowance for both, the third can't reach it.
    expect(levelFor(0.05, [0.01, 0.02, 0.03])).toBeCloseTo(0.025, 12);
  });
});
