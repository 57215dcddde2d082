import { describe, expect, it } from '@jest/globals';
import { TEST_DOMAIN_VALUES } from '@portal/domain/kernel/choices.js';
import { variantOf } from '@portal/domain/questions/families/variant.js';
import { foundByHand, HAND_STRATEGIES } from '@portal/domain/testing/hand-strategies.js';
import { exposureRatio, passAfterLeak } from '@portal/domain/testing/simulate-leak.js';
import { guessedByGroup, type Seen } from '@portal/domain/testing/wording-ranker.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { readBank, type BankQuestion } from './load-bank.js';

/** What wording may give away to a program that learns from the other domains; a quarter is chance. */
const MOST_GUESSED = { overall: 0.29, inDomain: 0.33 } as const;
/** What a rule of thumb may find that needs no learning. */
const MOST_FOUND = 0.28;
/** The variants of a family differ, and so do the figures: what is held is their mean over some. */
const DEALS = chooseSize(2, 4);
/** What a leak by one account or three may be worth, on the first try: the goals. */
const MOST_PASSED = { one: 0.25, three: 0.5 } as const;
/** The goal is 1.5; so few draws add some chance to it. */
const MOST_EXPOSED = 1.9;

/** Each family has a variant by another seed: by the same one, keys would be at the same place everywhere. */
const all = await readBank();
const dealt = (deal: number): readonly BankQuestion[] =>
  all.map((question, at): BankQuestion => {
    if (!question.family) return question;
    const { mistakes: _, ...words } = variantOf(question.family, deal * 1_000 + at);
    return { ...question, ...words };
  });
const deals = Array.from({ length: DEALS }, (_, deal) => dealt(deal));
const [bank = []] = deals;
const domainOf = ({ domain }: BankQuestion): string => domain;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function overall(guessed: ReadonlyMap<string, number>): number {
  return mean(bank.map(({ domain }) => guessed.get(domain) ?? 0));
}

/** Each second question with something added to its right option. */
const planted = (added: string): readonly (BankQuestion & Seen)[] =>
  bank.map((question, at) => {
    if (at % 2 === 0) return question;
    const { options, correctOption: key } = question;
    return { ...question, options: { ...options, [key]: `${options[key]} ${added}` } };
  });

describe('The wording of the other domains', () => {
  it('does not tell which option is right', () => {
    const guessed = deals.map((deal) => guessedByGroup(deal, domainOf));
    expect(mean(guessed.map(overall))).toBeLessThanOrEqual(MOST_GUESSED.overall);
    const shown = TEST_DOMAIN_VALUES.map(
      (domain) => [domain, mean(guessed.map((deal) => deal.get(domain) ?? 0))] as const,
    ).filter(([, share]) => share > MOST_GUESSED.inDomain);
    expect(shown).toEqual([]);
  });

  it('would tell it if keys had a word of their own', () => {
    expect(overall(guessedByGroup(planted('indeed'), domainOf))).toBeGreaterThan(0.55);
  });
});

describe('A rule of thumb', () => {
  it.each(Object.entries(HAND_STRATEGIES))('finds no more keys by what is %s', (_, appeal) => {
    const found = deals.map((deal) => foundByHand(appeal, deal));
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
const SIMULATED = TEST_DOMAIN_VALUES.slice(0, chooseSize(1, TEST_DOMAIN_VALUES.length));

describe.each(SIMULATED)('The draw of %s', (domain) => {
  const live = bank
    .filter((question) => question.domain === domain)
    .map((question) => ({ ...question, version: 1 }));

  it.each([
    ['submit blank tests', true],
    ['answer like anybody', false],
  ])('makes little of what accounts pass on that %s', (_, isRushed) => {
    const leaked = (accounts: number) => passAfterLeak(live, { accounts, isRushed }, 10);
    expect(leaked(1)).toBeLessThanOrEqual(MOST_PASSED.one);
    expect(leaked(3)).toBeLessThanOrEqual(MOST_PASSED.three);
  });

  it('shows no question much more often than another', () => {
    expect(exposureRatio(live, 2_500)).toBeLessThan(MOST_EXPOSED);
  });
});
