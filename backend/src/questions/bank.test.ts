import { runInNewContext } from 'node:vm';
import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { BLUEPRINTS } from '@portal/domain/questions/blueprint.js';
import { drawQuestions } from '@portal/domain/questions/draw-questions.js';
import { variantsOf, type Variant } from '@portal/domain/questions/families/variant.js';
import { MOST_CODE_CHARACTERS, placeOfKey } from '@portal/domain/questions/families/weaknesses.js';
import { lint } from '@portal/domain/questions/lint.js';
import { questionBlocks } from '@portal/domain/questions/question-blocks.js';
import { DIFFICULTIES, faultsOf, OPTION_KEYS } from '@portal/domain/questions/question.js';
import { chooseSize } from '@portal/domain/testing/night.js';
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

const lengthsOf = ({
  options,
  correctOption,
}: Pick<BankQuestion, 'options' | 'correctOption'>) => ({
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

/** What a telephone of 390 px shows of a line of code without scrolling; in domains whose families name no kind yet more. */
const MOST_WIDE = { named: MOST_CODE_CHARACTERS, others: 46 } as const;
const VARIANTS = chooseSize(15, 1_000);
const LEAST = { families: 26, pool: 200, ofFamily: 5 } as const;
const LEAST_VARIANTS = 100;
const MOST_CHARACTERS = { question: 600, option: 120, explanation: 400 } as const;

/** A quarter by chance; the aim is 0.15 to 0.35. */
const PLACE_SHARE = { least: 0.12, most: 0.42 } as const;
const MOST_EXTREME = 0.3;

const families = all
  .filter(({ family }) => family !== undefined)
  .map((entry) => {
    const draw = variantsOf(entry.family!);
    return { entry, variants: Array.from({ length: VARIANTS }, (_, seed) => draw(seed)) };
  });

/** What a slip in an expression gives; a family about JavaScript may write it itself. */
const SLIP = /undefined|NaN|Infinity/;

const BAD = [
  /\[object|\{\{|\}\}/,
  /\d\.\d{5,}/,
  /[^\d.,]1 (days|rows|orders|users|times|requests|points|items|tasks|hours|people|students)\b/,
  /-₹|₹-|₹₹|%%/,
  /^\s|\s$/,
  / $/m,
  / [,.;](\s|$)/,
];

const codeIn = (question: string): string[] =>
  questionBlocks(question)
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text);

function printed(question: string): string | null {
  const [code] = codeIn(question);
  if (!question.startsWith('What does this code print?') || !code) return null;
  const lines: string[] = [];
  const log = (...parts: readonly unknown[]) => void lines.push(parts.map(String).join(' '));
  runInNewContext(code, { console: { log } }, { timeout: 5_000 });
  return lines.join(' ');
}

function faultsOfVariant(entry: BankQuestion, variant: Variant): string[] {
  const { question, options, correctOption, explanation } = variant;
  const texts = [question, explanation, ...Object.values(options)];
  const isNamed = entry.family?.kind !== undefined;
  const wide = codeIn(question)
    .filter((block) => isNamed || block.includes('\n'))
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.length > MOST_WIDE[isNamed ? 'named' : 'others']);
  const result = printed(question);
  const { family, ...fixed } = { ...entry, ...variant };
  const source = JSON.stringify(family);
  const slips = texts.flatMap((text) => SLIP.exec(text)?.[0] ?? []);
  return [
    ...faultsOf(fixed),
    ...slips.filter((slip) => !source.includes(slip)),
    ...BAD.flatMap((bad) =>
      texts.filter((text) => bad.test(text)).map((text) => `${bad}: ${text}`),
    ),
    ...wide.map((line) => `wide: ${line}`),
    ...(question.length > MOST_CHARACTERS.question ? ['the question is long'] : []),
    ...(explanation.length > MOST_CHARACTERS.explanation ? ['the explanation is long'] : []),
    ...Object.values(options).filter((option) => option.length > MOST_CHARACTERS.option),
    ...(result !== null && result !== options[correctOption].replaceAll('`', '')
      ? [`prints ${result}, not ${options[correctOption]}`]
      : []),
  ];
}

describe('A question family', () => {
  it.each(families.map((one) => [one.entry.id, one] as const))(
    '%s: its variants are sound, and many differ',
    (_, { entry, variants }) => {
      const faults = new Set(variants.flatMap((variant) => faultsOfVariant(entry, variant)));
      expect([...faults].slice(0, 5)).toEqual([]);
      const different = new Set(
        variants.map(({ question, options }) =>
          [question, ...Object.values(options).sort()].join('\n'),
        ),
      );
      expect(different.size).toBeGreaterThanOrEqual(Math.min(LEAST_VARIANTS, VARIANTS * 0.4));
    },
  );

  it.each(TEST_DOMAIN_VALUES)('is there often enough in %s', (domain) => {
    const own = families.filter(({ entry }) => entry.domain === domain).length;
    const both = all.filter((question) => question.domain === domain).length;
    expect(own).toBeGreaterThanOrEqual(LEAST.families);
    expect(both - own + LEAST.ofFamily * own).toBeGreaterThanOrEqual(LEAST.pool);
  });
});

describe('Over all question families', () => {
  const variants = families.flatMap((one) => one.variants.slice(0, 40));
  const places = variants.map(placeOfKey).filter((one) => one !== null);

  it.each([0, 1, 2, 3])('the key is the number with %s smaller ones about as often', (place) => {
    const found = shareOf(places, (one) => one === place);
    expect(found).toBeGreaterThan(PLACE_SHARE.least);
    expect(found).toBeLessThan(PLACE_SHARE.most);
  });

  it('the key is seldom recognisable by its length', () => {
    const lengths = variants.map(lengthsOf);
    const longest = shareOf(lengths, ({ key, others }) => key > Math.max(...others));
    const shortest = shareOf(lengths, ({ key, others }) => key < Math.min(...others));
    expect(longest).toBeLessThan(MOST_EXTREME);
    expect(shortest).toBeLessThan(MOST_EXTREME);
  });
});
