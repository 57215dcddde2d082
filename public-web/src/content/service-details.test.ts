import { expect, it } from '@jest/globals';
import { PRICES } from './prices.js';
import { PACKAGES } from './packages.js';
import { SERVICE_DETAILS } from './service-details.js';
import { SERVICES } from './services.js';
import { ARTICLES } from './articles.js';
import { NEWEST_ARTICLE } from './newest-article.js';

const IDS = SERVICES.map(({ id }) => id);
const AMOUNT = /₹([\d,]+)/g;

it.each(IDS)('%s says what it costs, how long it takes and all that decides', (id) => {
  const { steps, handIn, notIncluded, changesPrice, questions, example } = SERVICE_DETAILS[id]!;
  const { rupees, days } = PRICES[id]!;
  const total = [1, 2].map((at) => steps.reduce((sum, step) => sum + Number(step[at]), 0));
  expect(total).toEqual(days);
  expect([handIn, notIncluded, changesPrice].every((lines) => lines.length >= 3)).toBe(true);
  expect([steps.length, questions.length]).toEqual([3, 2]);
  const [first = 0] = [...example.matchAll(AMOUNT)].map(([, text = '']) =>
    Number(text.replaceAll(',', '')),
  );
  expect(first).toBeGreaterThan(0);
  expect(rupees[0]).toBeLessThan(rupees[1]);
});

it('Packages have services that there are', () => {
  expect(PACKAGES.flatMap(({ services }) => services).filter((id) => !IDS.includes(id))).toEqual(
    [],
  );
});

it('The home page names the newest article', () => {
  expect(ARTICLES[0]).toMatchObject(NEWEST_ARTICLE);
  const dates = ARTICLES.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
