import { expect, it } from '@jest/globals';
import { ARTICLES } from './articles.js';
import { NEWEST_ARTICLE } from './newest-article.js';

it('The home page names the newest article', () => {
  expect(ARTICLES[0]).toMatchObject(NEWEST_ARTICLE);
  const dates = ARTICLES.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
