import {
  domainLabel,
  EXPERIENCES,
  isTestDomain,
  TEST_DOMAIN_VALUES,
  TEST_DOMAINS,
} from './choices.js';
import fc from 'fast-check';
import { percentInterval, shareInterval } from './share-interval.js';
import { seededRandom } from '../testing/seeded-random.js';
import { shuffled } from './transaction.js';
import { estimateOf, priceWords, type Price } from './estimate.js';

it('has the 12 domains of the specification, with their labels', () => {
  expect(TEST_DOMAIN_VALUES.join(', ')).toBe(
    'backend development, content writing, data analysis, data science, devops, ' +
      'digital marketing, front end development, full stack development, hr, ' +
      'machine learning, mobile development, ui/ux design',
  );
  expect(TEST_DOMAIN_VALUES.map(domainLabel)).toEqual(TEST_DOMAINS.map(({ label }) => label));
  expect(TEST_DOMAINS.map(({ label }) => label.toLowerCase())).toEqual(TEST_DOMAIN_VALUES);
});

it('has the four experiences of the specification', () =>
  expect(EXPERIENCES).toEqual(['Fresher', '1-2 years', '3-5 years', 'More than 5 years']));

it('knows a domain by its value only, and shows another text as it is', () => {
  expect(['devops', 'DevOps', ''].map(isTestDomain)).toEqual([true, false, false]);
  expect(['ui/ux design', 'astrology'].map(domainLabel)).toEqual(['UI/UX Design', 'astrology']);
});

describe('The interval of a share', () => {
  /** R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3. */
  it.each([
    [81, 263, 0.2553, 0.3662],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('The interval of a share of %d of %d is the published one', (right, of, low, high) => {
    const found = shareInterval(right, of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it.each([
    [7, 10, 40, 89],
    [10, 10, 72, 100],
    [0, 0, 0, 100],
  ])('The interval of a share of %d of %d is written as %d to %d percent', (right, of, low, high) =>
    expect(percentInterval(right, of)).toEqual({ low, high }),
  );

  it('holds the share, and mirrors that of the wrong ones', () => {
    const counts = fc
      .integer({ min: 1, max: 500 })
      .chain((of) => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)));
    fc.assert(
      fc.property(counts, ([right, of]) => {
        const { low, high } = shareInterval(right, of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(right / of);
        expect(high).toBeGreaterThanOrEqual(right / of);
        expect(shareInterval(of - right, of).low).toBeCloseTo(1 - high, 12);
      }),
    );
  });
});

it('shuffles into the same items, and leaves the list as it was', () =>
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      expect([...shuffled(items, seededRandom(seed))].sort()).toStrictEqual([...before].sort());
      expect(items).toEqual(before);
    }),
  ));

it('gives the numbers of a seed again in every release, since seeds are stored', () => {
  const random = seededRandom(7);
  expect(Array.from({ length: 5 }, () => random.int(1000))).toEqual([11, 61, 976, 699, 521]);
});

it('gives every order the same chance', () => {
  const random = seededRandom(7);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 6000; draw++) {
    const order = shuffled(['x', 'y', 'z'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

const PRICES: Readonly<Record<string, Price>> = {
  site: { rupees: [18_000, 1_45_000], days: [10, 21] },
  photos: { rupees: [4000, 18_000], days: [3, 7] },
  posts: { rupees: [7000, 15_000], days: [5, 7], isMonthly: true },
};

it.each([
  [['site'], '₹18,000 to ₹1,45,000 once, in 10 to 21 working days'],
  [['photos', 'site'], '₹22,000 to ₹1,63,000 once, in 10 to 28 working days'],
  [['posts'], '₹7,000 to ₹15,000 a month, in 5 to 7 working days'],
  [
    ['posts', 'photos', 'unknown'],
    '₹4,000 to ₹18,000 once and ₹7,000 to ₹15,000 a month, in 5 to 14 working days',
  ],
  [[], ''],
])('The estimate of %j', (ids, words) => {
  expect(estimateOf(ids, PRICES)).toBe(words);
});

it('A price by the month says so', () => {
  expect(priceWords(PRICES.posts!)).toBe('₹7,000 to ₹15,000 a month');
});
