import { runInNewContext } from 'node:vm';
import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { variantsOf, type Variant } from '@portal/domain/questions/families/variant.js';
import { MOST_CODE_CHARACTERS, placeOfKey } from '@portal/domain/questions/families/weaknesses.js';
import { questionBlocks } from '@portal/domain/questions/question-blocks.js';
import { faultsOf, OPTION_KEYS } from '@portal/domain/questions/question.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { readBank, type BankQuestion } from './load-bank.js';

/** What a telephone of 390 px shows of a line of code without scrolling; in domains whose families name no kind yet more. */
const MOST_WIDE = { named: MOST_CODE_CHARACTERS, others: 46 } as const;
const VARIANTS = chooseSize(15, 1_000);
const LEAST = { families: 26, pool: 200, ofFamily: 5 } as const;
const LEAST_DIFFERENT = 100;
const MOST_CHARACTERS = { question: 600, option: 120, explanation: 400 } as const;

/** A quarter by chance; the aim is 0.15 to 0.35. */
const PLACE_SHARE = { least: 0.12, most: 0.42 } as const;
const MOST_EXTREME = 0.3;

const bank = await readBank();
const families = bank
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
      expect(different.size).toBeGreaterThanOrEqual(Math.min(LEAST_DIFFERENT, VARIANTS * 0.4));
    },
  );

  it.each(TEST_DOMAIN_VALUES)('is there often enough in %s', (domain) => {
    const own = families.filter(({ entry }) => entry.domain === domain).length;
    const all = bank.filter((question) => question.domain === domain).length;
    expect(own).toBeGreaterThanOrEqual(LEAST.families);
    expect(all - own + LEAST.ofFamily * own).toBeGreaterThanOrEqual(LEAST.pool);
  });
});

describe('Over all question families', () => {
  const variants = families.flatMap((one) => one.variants.slice(0, 40));
  const share = (count: number, of: number): number => count / of;

  it.each([0, 1, 2, 3])('the key is the number with %s smaller ones about as often', (place) => {
    const places = variants.map(placeOfKey).filter((one) => one !== null);
    const found = share(places.filter((one) => one === place).length, places.length);
    expect(found).toBeGreaterThan(PLACE_SHARE.least);
    expect(found).toBeLessThan(PLACE_SHARE.most);
  });

  it('the key is seldom recognisable by its length', () => {
    const lengths = variants.map(({ options, correctOption }) => ({
      key: options[correctOption].length,
      others: OPTION_KEYS.filter((key) => key !== correctOption).map((key) => options[key].length),
    }));
    const longest = lengths.filter(({ key, others }) => key > Math.max(...others)).length;
    const shortest = lengths.filter(({ key, others }) => key < Math.min(...others)).length;
    expect(share(longest, lengths.length)).toBeLessThan(MOST_EXTREME);
    expect(share(shortest, lengths.length)).toBeLessThan(MOST_EXTREME);
  });
});
