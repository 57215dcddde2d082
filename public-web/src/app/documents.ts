import { NOTICE_PATHS } from '@portal/domain/consents/notices/notice-address.js';
import { ACHIEVEMENTS } from '../content/achievements.js';
import { ARTICLES } from '../content/articles.js';
import { SERVICES } from '../content/services.js';
import { NOT_FOUND, ROUTES, type Route } from './route-table.js';

/** A prerendered document: its address, its place in the build, and the source of its page. */
export type DocumentPlan = {
  readonly path: string;
  readonly output: string;
  readonly source: string;
};

/** The addresses to prerender of a pattern with a parameter. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/achievement/:id': ACHIEVEMENTS.map(({ id }) => `/achievement/${id}`),
  '/blog/:id': ARTICLES.map(({ id }) => `/blog/${id}`),
  '/notice/:id': NOTICE_PATHS,
  '/services/:id': SERVICES.map(({ id }) => `/services/${id}`),
  // Its document is that of /result: what it shows is known only in the browser.
  '/result/:resultId': [],
  '/certificate/:code': [],
};

const planOf = (file: string, path: string, output: string): DocumentPlan => ({
  path,
  output,
  source: `src/features/${file}.tsx`,
});

const outputOf = (path: string): string => `${path.slice(1)}/index.html`.replace(/^\//, '');

const plansOf = ({ pattern, file }: Route): readonly DocumentPlan[] =>
  (ADDRESSES[pattern] ?? [pattern]).map((path) => planOf(file, path, outputOf(path)));

/** Every document to prerender; a `404.html` is sent for what does not exist in its folder. */
export const documents: readonly DocumentPlan[] = [
  ...ROUTES.flatMap(plansOf),
  planOf('achievements/achievement-page', '/achievement/unknown', 'achievement/404.html'),
  planOf('articles/article-page', '/blog/unknown', 'blog/404.html'),
  planOf('services/service-page', '/services/unknown', 'services/404.html'),
  planOf('legal/notice-page', '/notice/unknown', 'notice/404.html'),
  planOf(NOT_FOUND.file, NOT_FOUND.pattern, '404.html'),
];
