import type { MaybeSample } from './sample.js';

/** A comment under an article. */
type ArticleComment = MaybeSample & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** ISO, as in 2024-05-14. */
  readonly date: string;
};

/** What the drawing over an article shows. */
export type ArticleMotif = 'shopfront' | 'proof-of-work' | 'ledger';

/** An article of the blog. */
export type Article = {
  /** Stands in addresses too. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** Paragraphs with blank lines between; one that begins with '## ' is a subheading. */
  readonly content: string;
  readonly author: string;
  /** ISO, as in 2024-05-14. */
  readonly date: string;
  readonly category: string;
  readonly image: ArticleMotif;
  readonly comments: readonly ArticleComment[];
};
