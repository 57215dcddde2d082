import { describe, expect, it } from '@jest/globals';
import { ARTICLES } from '../../content/articles.js';
import { blocksOf } from './article-blocks.js';

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
