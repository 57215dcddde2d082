import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { BLUEPRINTS } from '@portal/domain/questions/blueprint.js';
import { drawQuestions } from '@portal/domain/questions/draw-questions.js';
import { lint } from '@portal/domain/questions/lint.js';
import { DIFFICULTIES, OPTION_KEYS } from '@portal/domain/questions/question.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';
import { digestOf, readBank, readEdition, type BankQuestion } from './load-bank.js';

const LEAST_QUESTIONS = 60;
/** A skill has so many of ten questions. */
const WEIGHT = { least: 1, most: 3 } as const;
const SKILLS = { least: 5, most: 6 } as const;
/** Of the fifty that five attempts serve. */
const LEAST_DIFFERENT = 48;
/** Five attempts of ten questions, balanced over both, need this many of each category. */
const LEAST_OF = { easy: 4, medium: 5, hard: 4 } as const;
/** How alike two questions may be: the share of four-letter pieces that they have in common. */
const MOST_ALIKE = 0.38;
/** A quarter by chance; how far a count may be from it. */
const KEY_SHARE = { least: 0.2, most: 0.3 } as const;
const EXTREME_SHARE = { least: 0.1, most: 0.34 } as const;

const all = await readBank();
const bank = all.filter(({ family }) => !family);

const shareOf = <Item>(items: readonly Item[], matches: (item: Item) => boolean): number =>
  items.filter(matches).length / items.length;

function within(share: number, { least, most }: { least: number; most: number }): void {
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
}

const lengthsOf = ({ options, correctOption }: BankQuestion) => ({
  key: options[correctOption].length,
  others: OPTION_KEYS.filter((key) => key !== correctOption).map((key) => options[key].length),
});

function piecesOf({ question, options, correctOption }: BankQuestion): Set<string> {
  const letters = `${question} ${options[correctOption]}`
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ');
  return new Set(Array.from({ length: letters.length - 3 }, (_, at) => letters.slice(at, at + 4)));
}

/** The pairs that have too many pieces in common. */
function alikeAmong(questions: readonly BankQuestion[]): string[] {
  const placesOf = new Map<string, number[]>();
  const sizes: number[] = [];
  return questions.flatMap(({ id }, at) => {
    const pieces = piecesOf(questions[at]!);
    sizes.push(pieces.size);
    const common = sizes.map(() => 0);
    for (const piece of pieces) {
      const places = placesOf.get(piece) ?? [];
      for (const place of places) common[place]! += 1;
      places.push(at);
      placesOf.set(piece, places);
    }
    const isAlike = (own: number, place: number) =>
      place < at && own / (pieces.size + sizes[place]! - own) > MOST_ALIKE;
    return common.flatMap((own, place) =>
      isAlike(own, place) ? [`${questions[place]!.id} and ${id}`] : [],
    );
  });
}

describe.each(TEST_DOMAIN_VALUES)('The bank of %s', (domain) => {
  const questions = bank.filter((question) => question.domain === domain);
  const categories = [...new Set(questions.map(({ category }) => category))];

  it('has enough of every category and difficulty for five attempts', () => {
    expect(questions.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
    const short = categories.flatMap((category) =>
      DIFFICULTIES.filter((level) => {
        const found = questions.filter(
          (one) => one.category === category && one.difficulty === level,
        );
        return found.length < LEAST_OF[level];
      }).map((level) => `${category}, ${level}`),
    );
    expect(short).toEqual([]);
  });

  it('has the skills of its blueprint, whose weights add up to ten, as its categories', () => {
    const blueprint = BLUEPRINTS[domain];
    expect(categories.sort()).toEqual(blueprint.map(({ skill }) => skill).sort());
    within(blueprint.length, SKILLS);
    for (const { weight } of blueprint) within(weight, WEIGHT);
    expect(blueprint.reduce((sum, { weight }) => sum + weight, 0)).toBe(10);
  });

  it.each(OPTION_KEYS)('has the key at %s about a quarter of the time', (letter) => {
    within(
      shareOf(questions, ({ correctOption }) => correctOption === letter),
      KEY_SHARE,
    );
  });

  it('does not give the key away by its length', () => {
    const lengths = questions.map(lengthsOf);
    within(
      shareOf(lengths, ({ key, others }) => key > Math.max(...others)),
      EXTREME_SHARE,
    );
    within(
      shareOf(lengths, ({ key, others }) => key < Math.min(...others)),
      EXTREME_SHARE,
    );
    const ratios = lengths.map(({ key, others }) => (3 * key) / others.reduce((a, b) => a + b));
    within(ratios.reduce((a, b) => a + b) / ratios.length, { least: 0.92, most: 1.08 });
  });

  it('fills five attempts with different questions, by the weights, difficulties alike each time', () => {
    const live = all
      .filter((question) => question.domain === domain)
      .map((question) => ({ ...question, version: 1 }));
    const random = seededRandom(domain.length);
    const seen = new Map<string, number>();
    for (let attempt = 0; attempt < 5; attempt++) {
      const drawn = drawQuestions(live, { seen }, 10, random);
      const levels = DIFFICULTIES.map(
        (level) => drawn.filter((one) => one.difficulty === level).length,
      );
      expect(levels.sort()).toEqual([3, 3, 4]);
      for (const { skill, weight } of BLUEPRINTS[domain]) {
        expect(drawn.filter(({ category }) => category === skill)).toHaveLength(weight);
      }
      for (const { id } of drawn) seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    expect(seen.size).toBeGreaterThanOrEqual(LEAST_DIFFERENT);
  });
});

it('A bank that changed has the next edition: raise it in edition.json, with the digest seen here', async () => {
  expect((await readEdition()).files).toBe(await digestOf());
});

describe('The whole bank', () => {
  it('has no remark of the import; in one question the case of a letter is what is asked', () => {
    const remarks = all.flatMap((question) => {
      const { faults, warnings } = lint(question);
      return [...faults, ...warnings].map((said) => `${question.id}: ${said}`);
    });
    expect(remarks).toEqual(['content-writing-f32: two options differ by capital letters alone']);
  });

  it('asks nothing twice, in one domain or in two', () => {
    expect(alikeAmong(bank)).toEqual([]);
    expect(alikeAmong([bank[0]!, bank[1]!, bank[0]!])).toEqual([
      `${bank[0]!.id} and ${bank[0]!.id}`,
    ]);
  });
});
