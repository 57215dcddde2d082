import { TEST_DOMAIN_VALUES, type TestDomain } from '@portal/domain/kernel/choices.js';
import { shuffled } from '@portal/domain/kernel/transaction.js';
import { variantsOf } from '@portal/domain/questions/families/variant.js';
import { domainHealth } from '@portal/domain/questions/health/question-health.js';
import { OPTION_KEYS, type Question } from '@portal/domain/questions/question.js';
import {
  foundByHand,
  HAND_STRATEGIES,
  NUMBER_STRATEGIES,
} from '@portal/domain/testing/hand-strategies.js';
import { boostedStumpsOver } from '@portal/domain/testing/rankers/boosted-stumps.js';
import {
  isOfNumbers,
  numberOf,
  shapeOf,
  wordingOf,
} from '@portal/domain/testing/rankers/features.js';
import { logitOver } from '@portal/domain/testing/rankers/logit.js';
import { naiveBayes } from '@portal/domain/testing/rankers/naive-bayes.js';
import { guessedByGroup, type Seen } from '@portal/domain/testing/rankers/ranker.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';
import { type Fault, simulateTests } from '@portal/domain/testing/simulate-health.js';
import { exposureRatio, passAfterLeak } from '@portal/domain/testing/simulate-leak.js';
import { tallyAnswers } from '@portal/domain/testing/tally-answers.js';
import { unmarkedTelling } from '@portal/domain/testing/words-that-tell.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { readBank, type BankQuestion } from './load-bank.js';

/** What wording may give away to programs that learn from other domains; a quarter is chance. */
const MOST_GUESSED = { overall: 0.29, inDomain: 0.33 } as const;
/** The same of numbers, of which there are fewer. */
const MOST_GUESSED_OF_NUMBERS = { overall: 0.29, inDomain: 0.35 } as const;
const MOST_FOUND_OF_NUMBERS = 0.29;
/** What a rule of thumb may find that needs no learning. */
const MOST_FOUND = 0.28;
/** The variants of a family differ, and so do the figures: what is held is their mean over some. */
const DEALS = chooseSize(1, 4);
/** For rules that need no learning. */
const MANY_DEALS = 6;
const VARIANTS_OF_NUMBERS = chooseSize(12, 40);
/** From so many of the twelve domains at a time nothing is learned. */
const LEFT_OUT = chooseSize(3, 1);
/** What a leak by one account or three may be worth on the first try, where a review teaches as much as this gain. */
const GAIN = 0.45;
const MOST_PASSED = [
  [1, 0.35],
  [3, 0.6],
] as const;
const LEAKS = chooseSize(30, 100);
/** The goal within a skill is 1.5; so few draws add some chance to it. */
const MOST_EXPOSED = 1.9;

/** Its seed depends on the question alone, so that a change of one redraws no other. */
const seedOf = (id: string, deal: number): number =>
  Array.from(id).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, deal + 1);

const all = await readBank();
const drawOf = new Map(all.map(({ id, family }) => [id, family && variantsOf(family)]));
const variantAt = (question: BankQuestion, deal: number): BankQuestion => {
  const drawn = drawOf.get(question.id)?.(seedOf(question.id, deal));
  if (!drawn) return question;
  const { mistakes: _, ...words } = drawn;
  return { ...question, ...words };
};
const dealt = (deal: number): readonly BankQuestion[] => all.map((one) => variantAt(one, deal));
const manyDeals = Array.from({ length: MANY_DEALS }, (_, deal) => dealt(deal));
const deals = manyDeals.slice(0, DEALS);
const [bank = []] = deals;
/** One deal shows a domain's hundred questions once. Of 36 shares, some are two standard errors above by chance. */
const chanceOf = (count: number): number => 0.08 / Math.sqrt(count);

const domainOf = ({ domain }: BankQuestion): string => domain;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const overall = (guessed: ReadonlyMap<string, number>): number => mean([...guessed.values()]);

const RANKERS = {
  'a conditional logit over words and form': logitOver(wordingOf),
  'naive Bayes over words': naiveBayes,
  'boosted stumps over form': boostedStumpsOver(shapeOf),
};

/** Each second question with something added to its right option. */
const planted = (added: string): readonly (BankQuestion & Seen)[] =>
  bank.map((question, at) => {
    if (at % 2 === 0) return question;
    const { options, correctOption: key } = question;
    return { ...question, options: { ...options, [key]: `${options[key]} ${added}` } };
  });

describe.each(Object.entries(RANKERS))('What %s has learned of other domains', (_, learn) => {
  it('does not tell which option is right', () => {
    const guessed = deals.map((deal) => guessedByGroup(deal, domainOf, learn, LEFT_OUT));
    expect(mean(guessed.map(overall))).toBeLessThanOrEqual(MOST_GUESSED.overall);
    const shown = TEST_DOMAIN_VALUES.map(
      (domain) => [domain, mean(guessed.map((deal) => deal.get(domain) ?? 0))] as const,
    ).filter(([, share]) => share > MOST_GUESSED.inDomain + chanceOf(DEALS));
    expect(shown).toEqual([]);
  });
});

it('A ranker would find keys that had a word of their own', () => {
  const learn = RANKERS['a conditional logit over words and form'];
  const guessed = guessedByGroup(planted('indeed'), domainOf, learn, 6);
  expect(overall(guessed)).toBeGreaterThan(0.55);
});

const numbered = all
  .flatMap((question) =>
    Array.from({ length: question.family ? VARIANTS_OF_NUMBERS : 1 }, (_, deal) =>
      variantAt(question, deal),
    ),
  )
  .filter(isOfNumbers);
/** Few questions of a domain have numbers alone, and the variants of one are alike: two standard errors above a quarter
 * are chance. */
const allowed = (domain: string): number => {
  const ids = new Set(numbered.filter((one) => one.domain === domain).map(({ id }) => id));
  return Math.max(MOST_GUESSED_OF_NUMBERS.inDomain, 0.25 + 0.87 / Math.sqrt(ids.size));
};

describe('Four numbers', () => {
  it.each(Object.entries({ logit: logitOver(numberOf), stumps: boostedStumpsOver(numberOf) }))(
    'do not tell the key to a ranker (%s)',
    (_, learn) => {
      const guessed = [...guessedByGroup(numbered, domainOf, learn, LEFT_OUT)];
      expect(guessed.filter(([domain, share]) => share > allowed(domain))).toEqual([]);
      // By question, so that a domain with one such question counts for one.
      const right = guessed.map(
        ([domain, share]) => share * numbered.filter((one) => one.domain === domain).length,
      );
      const found = right.reduce((sum, one) => sum + one, 0) / numbered.length;
      expect(found).toBeLessThanOrEqual(MOST_GUESSED_OF_NUMBERS.overall);
    },
  );

  it.each(Object.entries(NUMBER_STRATEGIES))('do not have the key at what is %s', (_, appeal) => {
    expect(foundByHand(appeal, numbered)).toBeLessThanOrEqual(MOST_FOUND_OF_NUMBERS);
  });
});

describe('A rule of thumb', () => {
  it.each(Object.entries(HAND_STRATEGIES))('finds no more keys by what is %s', (_, appeal) => {
    const found = manyDeals.map((deal) => foundByHand(appeal, deal));
    expect(mean(found)).toBeLessThanOrEqual(MOST_FOUND);
  });

  it.each([
    ['longest', 'with a good many more words than any other'],
    ['hedged', 'perhaps, if it may'],
  ])('would find them if keys were %s', (name, added) => {
    const appeal = HAND_STRATEGIES[name];
    expect(appeal && foundByHand(appeal, planted(added))).toBeGreaterThan(0.45);
  });
});

/** Simulating takes seconds a domain: one of them in each run, all at night. */
const some = (domains: readonly TestDomain[]) => domains.slice(0, chooseSize(1, domains.length));

const liveOf = (domain: TestDomain, questions = bank) =>
  questions
    .filter((question) => question.domain === domain)
    .map((question) => ({ ...question, version: 1 }));

describe('A question', () => {
  it('that tells the answer of another is marked, so that no test has both', () => {
    expect(TEST_DOMAIN_VALUES.flatMap((domain) => unmarkedTelling(liveOf(domain)))).toEqual([]);
  });

  it('would be found if it told the answer of another', () => {
    const [one, other, ...rest] = liveOf('hr').filter(({ family }) => !family);
    const { question, explanation, options, correctOption } = other!;
    const telling = { ...one!, question: `${question} ${explanation} ${options[correctOption]}` };
    const found = unmarkedTelling([telling, other!, ...rest]);
    expect(found).toContain(`${telling.id} tells ${other!.id}`);
  });
});

describe('The draw', () => {
  it('makes little of what accounts pass on, whether they answer or not', () => {
    const passed = some(TEST_DOMAIN_VALUES).flatMap((domain) =>
      [true, false].flatMap((isRushed) =>
        MOST_PASSED.map(([accounts, most]) => {
          const [share = 1] = passAfterLeak(liveOf(domain), { accounts, isRushed }, [GAIN], LEAKS);
          return { domain, accounts, isRushed, share, most };
        }),
      ),
    );
    expect(passed.filter(({ share, most }) => share > most)).toEqual([]);
  });

  it.each(some(TEST_DOMAIN_VALUES))(
    'of %s shows no question much more often than another',
    (domain) => {
      expect(exposureRatio(liveOf(domain), 2_500)).toBeLessThan(MOST_EXPOSED);
    },
  );
});

const TESTS = 3_000;
const FAULTS = 5;

const random = seededRandom(7);

type Variants = readonly ReturnType<ReturnType<typeof variantsOf>>[];

function someOf({ family }: Question): Variants {
  const draw = variantsOf(family!);
  return Array.from({ length: 200 }, (_, seed) => draw(seed + 1));
}

const namesIn = (variants: Variants) => [
  ...new Set(variants.flatMap(({ mistakes }) => Object.values(mistakes).flat())),
];

const offeredBy = (variants: Variants, right: string): number =>
  mean(variants.map(({ mistakes }) => Number(Object.values(mistakes).flat().includes(right))));

/** A group of a tenth to a half of the variants, and a mistake that most of these offer; null without one. */
function faultInGroup(question: Question): Fault | null {
  const variants = someOf(question);
  const faults = [...new Set(variants.flatMap(({ groups }) => groups))].flatMap((group) => {
    const inside = variants.filter(({ groups }) => groups.includes(group));
    const share = inside.length / variants.length;
    if (share < 0.1 || share > 0.5) return [];
    const names = namesIn(inside).filter((name) => offeredBy(inside, name) > 0.5);
    return names.map((right) => ({ group, right }));
  });
  return faults[random.int(Math.max(faults.length, 1))] ?? null;
}

/** Of a family, a mistake that is offered often: a key is not wrong in variants without it. */
function faultEverywhere(question: Question): Fault {
  const { family, options, correctOption } = question;
  const wrong = OPTION_KEYS.filter((key) => key !== correctOption).map((key) => options[key]);
  if (!family) return { right: wrong[random.int(wrong.length)]! };
  const variants = someOf(question);
  const often = namesIn(variants).toSorted(
    (one, other) => offeredBy(variants, other) - offeredBy(variants, one),
  );
  return { right: often[random.int(3)]! };
}

type Kind = 'fixed' | 'family' | 'group';

function faultsIn(live: readonly Question[]): Map<string, Fault & { readonly kind: Kind }> {
  const some = shuffled(live, random);
  const families = some.filter(({ family }) => family);
  const inGroup = new Map<string, Fault & { readonly kind: Kind }>();
  for (const question of families.slice(FAULTS)) {
    const fault = inGroup.size < FAULTS ? faultInGroup(question) : null;
    if (fault) inGroup.set(question.id, { ...fault, kind: 'group' });
  }
  const everywhere = (questions: readonly Question[], kind: Kind) =>
    questions.slice(0, FAULTS).map((one) => [one.id, { ...faultEverywhere(one), kind }] as const);
  const fixed = some.filter(({ family }) => !family);
  return new Map([
    ...[...everywhere(fixed, 'fixed'), ...everywhere(families, 'family')],
    ...inGroup,
  ]);
}

it('Health finds the wrong keys of the bank after 3,000 tests, and doubts hardly any sound one', () => {
  const found: Record<Kind | 'sound', number[]> = { fixed: [], family: [], group: [], sound: [] };
  for (const domain of some(TEST_DOMAIN_VALUES)) {
    const live = liveOf(domain, all);
    const faults = faultsIn(live);
    const tallies = tallyAnswers(simulateTests(live, faults, TESTS, random));
    for (const { id, flags } of domainHealth(live, tallies)) {
      found[faults.get(id)?.kind ?? 'sound'].push(Number(flags.length > 0));
    }
  }
  expect(mean(found.fixed)).toBeGreaterThanOrEqual(0.8);
  expect(mean(found.family)).toBeGreaterThanOrEqual(0.8);
  expect(mean(found.group)).toBeGreaterThanOrEqual(0.4);
  expect(mean(found.sound)).toBeLessThanOrEqual(0.04);
});
