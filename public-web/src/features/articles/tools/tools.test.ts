import { describe, expect, it } from '@jest/globals';
import { ARTICLES } from '../../../content/articles.js';
import { advertCost, advertResult } from './advert-cost.js';
import { marketplaceFees, marketplaceResult } from './marketplace-fees.js';
import { PROOF_OF_WORK } from '../../../content/articles/proof-of-work.js';
import { verdictOf } from './verdict.js';
import { initialOf, rupees } from './sum.js';
import { billsToPay, websiteCost } from './website-cost.js';
import { blocksOf } from '../article-blocks.js';

const textOf = (tool: string): string =>
  ARTICLES.find((article) => article.tool?.name === tool)?.content ?? '';

describe('the sum on a marketplace', () => {
  const given = initialOf(marketplaceFees);

  it('comes to what the article says, also with a discount and with more returns', () => {
    const text = textOf('marketplace-fees');
    const usual = marketplaceResult(given);
    const cheaper = marketplaceResult({ ...given, price: 531 });
    const returned = marketplaceResult({ ...given, returns: 20, spoilt: 8 });
    expect([usual.order, usual.hundred].map(rupees)).toEqual(['₹145', '₹2,740']);
    expect([cheaper.order, cheaper.hundred].map(rupees)).toEqual(['₹100.9', '−₹1,229']);
    expect(rupees(returned.hundred)).toBe('−₹1,020');
    for (const figure of ['₹145', '₹2,740', '₹100.90', '₹1,229', '₹1,020']) {
      expect(text).toContain(figure);
    }
  });

  it('shows parts of the price that make up the whole', () => {
    const parts = marketplaceFees.linesOf(given).map(({ part = 0 }) => part);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  });
});

it('the sum of a website comes to the bills that the article counts, and to none where a bill leaves nothing', () => {
  expect(billsToPay(initialOf(websiteCost))).toBe(200);
  expect(textOf('website-cost')).toContain('divided by ₹120 is 200');
  expect(billsToPay({ ...initialOf(websiteCost), left: 0 })).toBeNull();
});

it('the sum of an advert comes to what the article says, and to nothing without a price of views', () => {
  const { views, clicks, orders, left } = advertResult(initialOf(advertCost));
  expect([views, clicks, orders, left]).toEqual([35_000, 350, 14, -700]);
  for (const figure of ['35,000', '350 people', '14 orders', '₹700']) {
    expect(textOf('advert-cost')).toContain(figure);
  }
  expect(advertResult({ ...initialOf(advertCost), perThousand: 0 }).orders).toBe(0);
});

describe('the list of a first application', () => {
  const all = PROOF_OF_WORK.points.map((_, place) => place);

  it('names the first point that is not ticked, and says when nothing is left', () => {
    expect(verdictOf(PROOF_OF_WORK, [])).toMatch(/^Begin here: choose one person/);
    expect(verdictOf(PROOF_OF_WORK, [7, 0])).toMatch(/^6 to go. Next: let the person use it/);
    expect(verdictOf(PROOF_OF_WORK, all)).toBe(PROOF_OF_WORK.done);
  });
});

describe('the text of an article', () => {
  it('is split at blank lines, headings apart', () =>
    expect(blocksOf('One\ntwo.\n\n## Three\n\n\n  Four.\n')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo.' },
      { kind: 'heading', text: 'Three' },
      { kind: 'paragraph', text: 'Four.' },
    ]));

  it.each(ARTICLES.map((article) => [article.id, article.content]))(
    '%s opens with a paragraph and holds 600 words or more',
    (_, content) => {
      expect(blocksOf(content)[0]?.kind).toBe('paragraph');
      expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(600);
    },
  );
});
