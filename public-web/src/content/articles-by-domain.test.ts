import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { describe, expect, it } from '@jest/globals';
import { askedDomain, practicePath } from '../features/exam/practice/practice-path.js';
import { articlesFor } from './articles-by-domain.js';
import { ARTICLES } from './articles.js';

describe('what to practise for a domain', () => {
  it('names articles of the blog by their own titles', () => {
    const known = ARTICLES.map(({ id, title }) => ({ id, title }));
    for (const { value } of TEST_DOMAINS) {
      const named = articlesFor(value);
      expect(named.length).toBeGreaterThan(0);
      for (const link of named) expect(known).toContainEqual(link);
    }
  });

  it('leads to the rehearsal of each domain, and takes no other word for one', () => {
    for (const { value } of TEST_DOMAINS) {
      expect(askedDomain(practicePath(value).replace(/^[^?]*/, ''))).toBe(value);
    }
    expect([askedDomain(''), askedDomain('?domain=nonsense')]).toEqual([null, null]);
  });
});
