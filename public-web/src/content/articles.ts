import type { Article } from './article.js';
import { firstInternship } from './articles/first-internship.js';
import { firstWebsite } from './articles/first-website.js';
import { marketplaceArithmetic } from './articles/marketplace-arithmetic.js';

/** The articles of the blog, newest first. */
export const ARTICLES: readonly Article[] = [marketplaceArithmetic, firstInternship, firstWebsite];
