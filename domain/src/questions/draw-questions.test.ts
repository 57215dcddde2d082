import fc from 'fast-check';
import { BLUEPRINTS } from './blueprint.js';
import { drawQuestions, withShuffledOptions } from './draw-questions.js';
import { DIFFICULTIES, OPTION_KEYS, type Question } from './question.js';
import { aFamily, aQuestion, questionsOf } from '../testing/a-question.js';
import { isSample, previewVariants, served } from './served-question.js';
import { variantOf } from './families/variant.js';
import { seededRandom } from '../testing/seeded-random.js';

const BANK = questionsOf('data science', 60);
const NOTHING_SEEN = { seen: new Map<string, number>() };

const idsOf = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);
const seenOnce = (questions: readonly Question[]) => ({
  seen: new Map(idsOf(questions).map((id) => [id, 1] as const)),
});
const ofCategory = (questions: readonly Question[], name: string) =>
  questions.filter(({ category }) => category === name);

const shareOf = (questions: readonly Question[]): number[] =>
  DIFFICULTIES.map((level) => questions.filter(({ difficulty }) => difficulty === level).length);

describe('a draw', () => {
  it('holds as many questions as asked for or as there are, each once, all live', () => {
    const sizes = fc.record({ bank: fc.nat(60), count: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(sizes, fc.integer(), ({ bank, count }, seed) => {
        const live = BANK.slice(0, bank);
        const drawn = idsOf(drawQuestions(live, NOTHING_SEEN, count, seededRandom(seed)));
        expect(drawn).toHaveLength(Math.min(bank, count));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(idsOf(live)).toEqual(expect.arrayContaining(drawn));
      }),
    );
  });

  it('takes as many of each difficulty, and an odd one of which the bank has more', () => {
    const bank = BANK.map((one, at) => (at < 30 ? one : { ...one, difficulty: 'hard' as const }));
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 30 }), fc.integer(), (count, seed) => {
        const share = shareOf(drawQuestions(bank, NOTHING_SEEN, count, seededRandom(seed)));
        expect(Math.max(...share) - Math.min(...share)).toBeLessThanOrEqual(1);
        expect(share[2]).toBe(Math.ceil(count / 3));
      }),
    );
  });

  it('begins with a question of any difficulty', () => {
    const random = seededRandom(2);
    const first = Array.from(
      { length: 60 },
      () => drawQuestions(BANK, NOTHING_SEEN, 10, random)[0]?.difficulty,
    );
    expect([...new Set(first)].sort()).toEqual(['easy', 'hard', 'medium']);
  });

  it('gives each skill its weight, and each difficulty its share, in five tests without a repetition', () => {
    const bank = BLUEPRINTS.hr.flatMap(({ skill: category }) =>
      questionsOf('hr', 24).map((one) => ({ ...one, category })),
    );
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed);
        const had: Question[] = [];
        for (let attempt = 0; attempt < 5; attempt++) {
          const drawn = drawQuestions(bank, seenOnce(had), 10, random);
          expect(shareOf(drawn).sort()).toEqual([3, 3, 4]);
          for (const { skill, weight } of BLUEPRINTS.hr) {
            expect(ofCategory(drawn, skill)).toHaveLength(weight);
          }
          had.push(...drawn);
        }
        expect(new Set(idsOf(had)).size).toBe(50);
      }),
      { numRuns: 50 },
    );
  });

  it('rounds a weight that is not whole, and gives to others what a skill has too few for', () => {
    const [rare = '', ...others] = BLUEPRINTS.hr.map(({ skill }) => skill);
    const some = [rare, ...others].flatMap((category) =>
      questionsOf('hr', category === rare ? 1 : 30).map((one) => ({ ...one, category })),
    );
    const drawn = drawQuestions(some, NOTHING_SEEN, 14, seededRandom(1));
    const counts = others.map((name) => ofCategory(drawn, name).length);
    expect(ofCategory(drawn, rare)).toHaveLength(1);
    for (const { skill, weight } of BLUEPRINTS.hr.slice(1)) {
      const due = ((14 - 1) * weight) / (10 - (BLUEPRINTS.hr[0]?.weight ?? 0));
      expect(Math.abs(ofCategory(drawn, skill).length - due)).toBeLessThan(1.5);
    }
    expect(counts.reduce((all, one) => all + one)).toBe(13);
  });

  it('draws a category that no blueprint names by its stock', () => {
    const known = BLUEPRINTS.hr[0]?.skill ?? '';
    const bank = questionsOf('hr', 100).map((one, at) => ({
      ...one,
      category: at < 5 ? 'Added since' : known,
    }));
    const random = seededRandom(4);
    const draws = Array.from({ length: 400 }, () => drawQuestions(bank, NOTHING_SEEN, 10, random));
    const added = ofCategory(draws.flat(), 'Added since').length;
    expect(Math.abs(added / 4_000 - 0.05)).toBeLessThan(0.015);
  });

  it('puts no question that states a fact beside one that asks for it, while it can', () => {
    const bank = BANK.map((one, at) => ({
      ...one,
      facts: { states: at % 2 ? ['a-rule'] : [], asks: at % 2 ? [] : ['a-rule'] },
    }));
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawQuestions(bank, NOTHING_SEEN, 10, seededRandom(seed));
        expect(new Set(drawn.map(({ facts }) => facts?.states.length)).size).toBe(1);
      }),
      { numRuns: 50 },
    );
    expect(drawQuestions(bank, NOTHING_SEEN, 60, seededRandom())).toHaveLength(60);
  });

  it('takes all unseen questions where they are exactly enough, whatever their difficulties', () => {
    const unseen = fc.shuffledSubarray(BANK, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(unseen, fc.integer(), (left, seed) => {
        const seen = seenOnce(BANK.filter((question) => !left.includes(question)));
        const drawn = drawQuestions(BANK, seen, 10, seededRandom(seed));
        expect(idsOf(drawn).sort()).toEqual(idsOf(left).sort());
      }),
    );
  });

  it('falls back to seen questions where one unseen is missing', () => {
    const hard = BANK.filter(({ difficulty }) => difficulty === 'hard').slice(0, 9);
    const seen = seenOnce(BANK.filter((question) => !hard.includes(question)));
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawQuestions(BANK, seen, 10, seededRandom(seed));
        expect(shareOf(drawn).sort()).toEqual([3, 3, 4]);
      }),
    );
  });

  it('takes the least seen where all were seen', () => {
    const often = BANK.slice(0, 30);
    const seen = new Map(BANK.map(({ id }) => [id, 1]));
    for (const { id } of often) seen.set(id, 2);
    const drawn = drawQuestions(BANK, { seen }, 10, seededRandom());
    expect(drawn.filter((question) => often.includes(question))).toEqual([]);
  });

  it('gives every question the same chance', () => {
    const random = seededRandom(11);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 1800; draw++) {
      for (const id of idsOf(drawQuestions(BANK, NOTHING_SEEN, 10, random))) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(60);
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(80);
  });
});

/** The 99.9 % point of chi-squared with 3 degrees of freedom. */
const CRITICAL = 16.27;

describe('shuffled options', () => {
  it('keep the right text under the correct option, and all the others', () =>
    fc.assert(
      fc.property(fc.constantFrom(...OPTION_KEYS), fc.integer(), (correctOption, seed) => {
        const question = aQuestion({ correctOption });
        const dealt = withShuffledOptions(question, seededRandom(seed));
        expect(dealt.options[dealt.correctOption]).toBe(question.options[correctOption]);
        expect(Object.values(dealt.options).sort()).toEqual(Object.values(question.options).sort());
        expect({ ...dealt, options: 0, correctOption: 0 }).toEqual({
          ...question,
          options: 0,
          correctOption: 0,
        });
      }),
    ));

  it.each(OPTION_KEYS)(
    'put a right option from %s under each letter equally often',
    (correctOption) => {
      const random = seededRandom(5);
      const question = aQuestion({ correctOption });
      const keys = Array.from(
        { length: 2000 },
        () => withShuffledOptions(question, random).correctOption,
      );
      const chiSquared = OPTION_KEYS.map((key) => keys.filter((one) => one === key).length)
        .map((count) => (count - 500) ** 2 / 500)
        .reduce((sum, part) => sum + part, 0);
      expect(chiSquared).toBeLessThan(CRITICAL);
    },
  );
});

describe('A draw with question families', () => {
  const families = questionsOf('hr', 12).map((question) => ({ ...question, family: aFamily() }));
  const fixed = questionsOf('hr', 60);
  const bank = [...fixed, ...families];
  const random = seededRandom(7);
  const isFamily = ({ family }: Question): boolean => family !== undefined;

  it('asks a family five times as often as a fixed question', () => {
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 2_000; draw++) {
      for (const id of idsOf(drawQuestions(bank, NOTHING_SEEN, 10, random))) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    const mean = (of: readonly Question[]): number =>
      idsOf(of).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0) / of.length;
    const times = mean(families) / mean(fixed);
    expect(times).toBeGreaterThan(3.5);
    expect(times).toBeLessThan(5.5);
  });

  it('asks none twice while others are left, and then families first', () => {
    const seen = new Map<string, number>();
    for (let attempt = 0; attempt < 11; attempt++) {
      const drawn = drawQuestions(bank, { seen }, 10, random);
      expect(new Set(idsOf(drawn)).size).toBe(10);
      for (const { id } of drawn) seen.set(id, (seen.get(id) ?? 0) + 1);
      expect(Math.max(...seen.values()) > 1).toBe(attempt >= 7);
    }
    for (const { id } of fixed) expect(seen.get(id) ?? 0).toBeLessThanOrEqual(1);
    for (const { id } of families) expect(seen.get(id) ?? 0).toBeLessThanOrEqual(5);
  });

  it('takes no exposed question while others are enough', () => {
    const exposed = new Set(idsOf(fixed.slice(0, 45)));
    for (let draw = 0; draw < 50; draw++) {
      const drawn = drawQuestions(bank, { ...NOTHING_SEEN, exposed }, 10, random);
      expect(drawn.filter(({ id }) => exposed.has(id))).toEqual([]);
    }
    const drawn = drawQuestions(
      fixed,
      { ...NOTHING_SEEN, exposed: new Set(idsOf(fixed)) },
      10,
      random,
    );
    expect(drawn).toHaveLength(10);
    expect(drawn.some(isFamily)).toBe(false);
  });
});

describe('A question as it is served', () => {
  const random = seededRandom(3);

  it('is a variant with its seed, which gives its words again, and without the family', () => {
    const family = aFamily();
    const { seed, ...asked } = served(aQuestion({ family }), undefined, random);
    expect(asked).not.toHaveProperty('family');
    const again = variantOf(family, seed ?? -1);
    expect(asked.question).toBe(again.question);
    expect(asked.options[asked.correctOption]).toBe(again.options[again.correctOption]);
    const mistakeBehind = ({
      options,
      mistakes = {},
    }: Pick<typeof asked, 'options' | 'mistakes'>) =>
      Object.fromEntries(OPTION_KEYS.map((key) => [options[key], mistakes[key]]));
    expect(mistakeBehind(asked)).toEqual(mistakeBehind(again));
    expect(asked.groups).toEqual(again.groups);
    expect(isSample({ ...asked, seed: 1 })).toBe(false);
  });

  it('is no variant that the student has had', () => {
    const values = { count: { int: [2, 5] as const }, price: { money: [100, 300, 100] as const } };
    const family = aFamily({ values, question: '{{count}} at {{price}}?' });
    const seeds: number[] = [];
    for (let times = 0; times < 9; times++) {
      seeds.push(served(aQuestion({ family }), { times, seeds }, random).seed ?? -1);
    }
    expect(new Set(seeds.map((seed) => variantOf(family, seed).question)).size).toBe(9);
    const only = { count: { int: [2, 2] as const }, price: { money: [100, 100] as const } };
    const one = aFamily({ values: only, question: '{{count}} at {{price}}?' });
    const again = served(aQuestion({ family: one }), { times: 1, seeds: [1] }, random);
    expect(again.question).toBe('2 at ₹100?');
  });

  it('is as it is where it is fixed, or cannot be drawn', () => {
    const broken = aFamily({ answer: 'nothing' });
    for (const question of [aQuestion(), aQuestion({ family: broken })]) {
      const asked = served(question, undefined, random);
      expect(asked.question).toBe(question.question);
      expect(asked).not.toHaveProperty('seed');
      expect(isSample(asked)).toBe(question.family !== undefined);
      expect(asked).not.toHaveProperty('family');
    }
  });

  it('is looked at in five variants, or refused with why none is drawn', () => {
    const variants = [3, 4, 5, 6, 7].map((seed) => ({ seed, ...variantOf(aFamily(), seed) }));
    expect(previewVariants(aFamily(), 3)).toEqual(variants);
    const broken = aFamily({ answer: 'nothing' });
    expect(() => previewVariants(broken, 3)).toThrow('cannot be drawn: nothing is not known');
  });
});
