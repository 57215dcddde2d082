import { NOTICE_ADDRESSES } from '@portal/domain/consents/notices/notice-address.js';
import { TEST_DOMAINS } from '@portal/domain/kernel/choices.js';
import { FOLDERS } from '../content/addresses.js';
import { articlesFor } from '../content/articles-by-domain.js';
import { ARTICLES } from '../content/articles.js';
import { LANGUAGES } from '../content/languages.js';
import { NEWEST_ARTICLE } from '../content/newest-article.js';
import { PACKAGES } from '../content/packages.js';
import { NOT_FOUND, READING, ROUTES, type Route } from './route-table.js';

export type DocumentPlan = {
  readonly path: string;
  readonly output: string;
  readonly source: string;
};

/** The page in another language, if there is one. */
const inLanguage = (code: string) => (code in LANGUAGES ? [`/${code}`] : []);

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(FOLDERS).map(([folder, { things }]) => [
      `/${folder}/:id`,
      things.map(({ id }) => `/${folder}/${id}`),
    ]),
  ),
  '/for-your-shop': PACKAGES.length > 0 ? ['/for-your-shop'] : [],
  '/hi': inLanguage('hi'),
  '/kn': inLanguage('kn'),
  '/notice/:id': NOTICE_ADDRESSES.map(({ path }) => path),
  // It uses the document of /result: only the browser knows what to show.
  '/result/:resultId': [],
  '/certificate/:code': [],
};

const linked = TEST_DOMAINS.flatMap(({ value }) => articlesFor(value));
const unwritten = [...linked, ...(ARTICLES.length > 0 ? [NEWEST_ARTICLE] : [])].find(
  (named) => !ARTICLES.some(({ id }) => id === named.id),
);
if (unwritten) throw new Error(`A link names "${unwritten.id}", which is no article`);

const planOf = (file: string, path: string, output: string): DocumentPlan => ({
  path,
  output,
  source: file.replace(/^\.\//, 'src/app/').replace(/^\.\.\//, 'src/'),
});

const outputOf = (path: string): string => `${path.slice(1)}/index.html`.replace(/^\//, '');

const plansOf = ({ pattern, file }: Route): readonly DocumentPlan[] =>
  (ADDRESSES[pattern] ?? [pattern]).map((path) => planOf(file, path, outputOf(path)));

/** Every document to prerender; a `404.html` is sent for unknown addresses in its folder. */
export const documents: readonly DocumentPlan[] = [
  ...ROUTES.flatMap(plansOf),
  ...[...Object.keys(FOLDERS), 'notice'].map((folder) =>
    planOf(READING, `/${folder}/unknown`, `${folder}/404.html`),
  ),
  planOf(NOT_FOUND.file, NOT_FOUND.pattern, '404.html'),
];
