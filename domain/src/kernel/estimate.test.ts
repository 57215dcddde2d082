import { estimateOf, priceWords, type Price } from './estimate.js';

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
