import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathOf, textOf } from '../deployment/manifests.js';

const SOURCES = [
  'public-web/src',
  'public-web/public',
  'admin-console/src',
  'backend/src',
  'domain/src',
];
const TEXTS = /\.(tsx?|mjs|js|html|json|svg|txt|xml|webmanifest)$/;
const NO_TEXTS = /\.test\.tsx?$|\/testing\/|\/migrations\/|\/common-passwords\./;
/** The only place where the figures of the specification are written. */
const POLICY = 'domain/src/settings/policy.ts';

/** What the figures of the specification look like in a text. */
const FIGURES: readonly (readonly [string, RegExp])[] = [
  ['a fee', /(?:₹|\bRs\.?|\bINR)\s*500\b(?!,\d)|\b(?:500|five\s+hundred)\s+rupees\b/gi],
  ['a time limit', /\b(?:30|thirty)[-\s]+minutes?\b|\bhalf[-\s]+(?:an\s+)?hour\b/gi],
  ['a threshold', /\b65\s*%|\b(?:65|sixty-five)\s+per\s?cent\b/gi],
  ['a number of questions', /\b(?:10|ten)\s+(?:multiple-choice\s+)?questions\b/gi],
  ['a number of attempts', /\b(?:5|five)\s+(?:attempts|times)\b/gi],
];

/** Only the settings lay something over it. */
const DEFAULTS = /\bDEFAULT_POLICY\b/g;
const MAY_NAME_DEFAULTS = 'domain/src/settings/';

/** Examples that only look like figures of the test, by file. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  'public-web/src/content/articles/marketplace-arithmetic.ts': /₹500\b/,
};

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(?<=^|\s)\/\/.*$/gm, '');

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Each figure in a text that should come from the settings, as `file:line: what it is`. */
function figuresIn(path: string, source: string): readonly string[] {
  if (path === POLICY) return [];
  const text = withoutComments(source);
  const found = FIGURES.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([words]) => !OTHERS[path]?.test(words))
      .map(({ 0: words, index }) => `${path}:${lineOf(text, index)}: ${what}, "${words}"`),
  );
  if (path.startsWith(MAY_NAME_DEFAULTS)) return found;
  const defaults = [...text.matchAll(DEFAULTS)].map(
    ({ index }) =>
      `${path}:${lineOf(text, index)}: the default policy in place of the one in force`,
  );
  return [...found, ...defaults];
}

const paths = SOURCES.flatMap((folder) =>
  readdirSync(pathOf(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(pathOf(), join(entry.parentPath, entry.name)))
    .filter((path) => TEXTS.test(path) && !NO_TEXTS.test(path)),
);

it('A figure of the business comes from the settings, wherever it is shown', () => {
  expect(paths.length).toBeGreaterThan(1_000);
  expect(paths.flatMap((path) => figuresIn(path, textOf(path)))).toEqual([]);
});

const OF_THE_COMPANY =
  /^(?:domain\/src\/kernel\/(?:company|prices)\.ts|public-web\/src\/content\/.*)$/;
/** Facts of the sample that may also be those of the company that runs the site. */
const SAMPLE_FACTS = [
  /apparel|class 25|digital[ -]services|small business|what you sell|have a shop/i,
];

it('Words of the sample company are only where another company writes its own', async () => {
  const signs = pathOf('public-web/src/content/sample-signs.ts');
  const { SAMPLE_WORDS } = (await import(signs)) as { SAMPLE_WORDS: readonly RegExp[] };
  const words = [...SAMPLE_WORDS, ...SAMPLE_FACTS];
  const holdsSample = (path: string) => words.some((word) => word.test(textOf(path)));
  const found = paths.filter(holdsSample);
  expect(found).toContain('domain/src/kernel/company.ts');
  expect(found.filter((path) => !OF_THE_COMPANY.test(path))).toEqual([]);
});
