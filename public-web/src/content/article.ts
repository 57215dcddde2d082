type ArticleComment = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** ISO, as in 2024-05-14. */
  readonly date: string;
};

export type ArticleMotif = 'shopfront' | 'proof-of-work' | 'ledger' | 'offer' | 'map' | 'advert';

/** Something that readers work with, and the part of the article that it ends. */
type ArticleTool = {
  readonly name: 'marketplace-fees' | 'website-cost' | 'advert-cost' | 'proof-of-work';
  readonly under: string;
};

export type Article = {
  /** Is in addresses too. */
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
  readonly tool?: ArticleTool;
  readonly comments: readonly ArticleComment[];
};
