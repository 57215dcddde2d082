import type { TestDomain } from '@portal/domain/kernel/choices.js';

/** What a link to an article needs; the articles themselves are too large for a page of links. */
type ArticleLink = { readonly id: string; readonly title: string };

const FIRST_WEBSITE = {
  id: 'first-website-for-a-neighbourhood-shop',
  title: 'What a first website must do for a neighbourhood shop in India',
};
const MARKETPLACE = {
  id: 'marketplace-arithmetic-before-the-listing',
  title: 'Selling on Amazon and Flipkart: the arithmetic before the listing',
};
const FIRST_INTERNSHIP = {
  id: 'first-internship-proof-of-work',
  title: 'How to get ready for a first internship: proof of work over certificates',
};

const FIRST_ADVERT = {
  id: 'what-a-first-instagram-advert-costs',
  title: 'What ₹200 a day buys: a first Instagram advert, worked through',
};

const FITTING: Readonly<Partial<Record<TestDomain, readonly ArticleLink[]>>> = {
  'front end development': [FIRST_WEBSITE],
  'full stack development': [FIRST_WEBSITE],
  'ui/ux design': [FIRST_WEBSITE],
  'content writing': [FIRST_WEBSITE],
  'digital marketing': [FIRST_ADVERT, MARKETPLACE],
  'data analysis': [MARKETPLACE],
};

/** The articles of the blog for who prepares for a test in a domain, the nearest first. */
export const articlesFor = (domain: string): readonly ArticleLink[] => [
  ...(FITTING[domain as TestDomain] ?? []),
  FIRST_INTERNSHIP,
];
