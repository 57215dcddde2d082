import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawQuestions, withShuffledOptions } from './draw-questions.js';
import { DIFFICULTIES, OPTION_KEYS, type Question } from './question.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { seededRandom } from '../testing/seeded-random.js';

const BANK = questionsOf('data science', 60);
const NOTHING_SEEN = new Map<string, number>();

const idsOf = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);
const seenOnce = (questions: readonly Question[]) =>
  new Map(idsOf(questions).map((id) => [id, 1] as const));
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

  it('takes 3, 3 and 4 of the difficulties from a full bank', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawQuestions(BANK, NOTHING_SEEN, 10, seededRandom(seed));
        expect(shareOf(drawn).sort()).toEqual([3, 3, 4]);
      }),
    );
  });

  it('takes of no difficulty two more than of another, whatever the number of questions', () => {
    const counts = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(counts, fc.integer(), (count, seed) => {
        const share = shareOf(drawQuestions(BANK, NOTHING_SEEN, count, seededRandom(seed)));
        expect(Math.max(...share) - Math.min(...share)).toBeLessThanOrEqual(1);
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

  it('takes the same share of every category, whatever the difficulties', () => {
    const categories = ['one', 'two', 'three', 'four', 'five'];
    const bank = BANK.map((question, at) => ({
      ...question,
      category: categories[Math.floor(at / 12)] ?? '',
      difficulty: DIFFICULTIES[at % 3] ?? 'easy',
    }));
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed);
        const had: Question[] = [];
        for (let attempt = 0; attempt < 5; attempt++) {
          const drawn = drawQuestions(bank, seenOnce(had), 10, random);
          expect(shareOf(drawn).sort()).toEqual([3, 3, 4]);
          const share = categories.map(
            (name) => drawn.filter((one) => one.category === name).length,
          );
          if (attempt === 0) expect(share).toEqual([2, 2, 2, 2, 2]);
          expect(Math.max(...share)).toBeLessThanOrEqual(4);
          had.push(...drawn);
        }
        expect(new Set(idsOf(had)).size).toBe(50);
      }),
      { numRuns: 50 },
    );
  });

  it('fills up with what there is where a difficulty is short', () => {
    const live = questionsOf('hr', 12).map((question) => ({
      ...question,
      difficulty: 'hard' as const,
    }));
    expect(drawQuestions(live, NOTHING_SEEN, 10, seededRandom())).toHaveLength(10);
  });

  it('holds all there are where more are asked for', () => {
    const live = questionsOf('hr', 3);
    for (const count of [4, 10, 30]) {
      expect(idsOf(drawQuestions(live, NOTHING_SEEN, count, seededRandom())).sort()).toEqual(
        idsOf(live).sort(),
      );
    }
  });

  it('holds nothing that the student has had while enough others exist', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(BANK, { maxLength: 50 }), fc.integer(), (seen, seed) => {
        const drawn = drawQuestions(BANK, seenOnce(seen), 10, seededRandom(seed));
        expect(drawn.filter((question) => seen.includes(question))).toEqual([]);
      }),
    );
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
    const drawn = drawQuestions(BANK, seen, 10, seededRandom());
    expect(drawn.filter((question) => often.includes(question))).toEqual([]);
  });

  it('shows a student 50 different questions of 60 in five attempts', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed);
        const had: Question[] = [];
        for (let attempt = 0; attempt < 5; attempt++) {
          had.push(...drawQuestions(BANK, seenOnce(had), 10, random));
        }
        expect(new Set(idsOf(had)).size).toBe(50);
      }),
      { numRuns: 50 },
    );
  });

  it('differs from student to student, in its questions and in their order', () => {
    const draws = [1, 2, 3, 4].map((seed) =>
      idsOf(drawQuestions(BANK, NOTHING_SEEN, 10, seededRandom(seed))).join(' '),
    );
    expect(new Set(draws).size).toBe(4);
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
  it('keep the right text under the correct option, and all the others', () => {
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
    );
  });

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
