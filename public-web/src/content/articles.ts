import type { Article } from './article.js';
import { fakeOffers } from './articles/fake-offers.js';
import { firstAdvert } from './articles/first-advert.js';
import { firstInternship } from './articles/first-internship.js';
import { firstWebsite } from './articles/first-website.js';
import { foundOnTheMap } from './articles/found-on-the-map.js';
import { marketplaceArithmetic } from './articles/marketplace-arithmetic.js';

/** The three that the home page shows, newest first; later ones are in the blog alone. */
export const ARTICLES_AT_HOME: readonly Article[] = [
  marketplaceArithmetic,
  firstInternship,
  firstWebsite,
];

/** The articles of the blog, newest first. */
export const ARTICLES: readonly Article[] = [
  firstAdvert,
  foundOnTheMap,
  fakeOffers,
  ...ARTICLES_AT_HOME,
];
