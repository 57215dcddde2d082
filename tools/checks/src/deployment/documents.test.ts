import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { READ_EVENTS } from '@portal/backend/payments/provider-event.razorpay.js';
import { pathOf, textOf } from './manifests.js';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(pathOf('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** What is code is not a heading, a link or a cell. */
const proseOf = (document: string): string =>
  textOf(document)
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]+`/g, 'code');

/** The place of a heading, as GitHub, GitLab and Gitea name it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (document: string): string[] =>
  [...textOf(document).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => anchorOf(title));

const linksOf = (document: string): string[] =>
  [...proseOf(document).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(pathOf(target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

describe.each(documents)('The document %s', (document) => {
  it('has no relative link that leads nowhere', () =>
    expect(linksOf(document).filter((link) => !leadsSomewhere(document, link))).toEqual([]));

  it('has as many cells in each row of a table as in its head', () => {
    const prose = proseOf(document).replaceAll(String.raw`\|`, '');
    const tables = prose.match(/(?:^\|.*\|$\n?)+/gm) ?? [];
    const widthsOf = (table: string) =>
      table
        .trim()
        .split('\n')
        .map((row) => row.split('|').length);
    expect(tables.map((table) => new Set(widthsOf(table)).size).filter((size) => size > 1)).toEqual(
      [],
    );
  });
});

/** Where a test lies that is named as in docs/security.md; the place may be named before it. */
const FOLDERS = ['backend', 'domain', 'e2e', 'checks', 'drills', 'sandbox'];
const placeOf = (folder: string): readonly string[] =>
  ['checks', 'drills'].includes(folder) ? ['tools', folder] : [folder];
const ENDINGS = ['.test.ts', '.spec.ts'];
/** What refuses a change as a test does. */
const CHECKED_BY = ['.oxlintrc.json', 'tsconfig.base.json', 'Dockerfile'];

function isTest(name: string): boolean {
  const [path = '', folder] = name.split(': ').toReversed();
  const folders = folder === undefined ? FOLDERS : FOLDERS.filter((one) => one === folder);
  const places = folders.flatMap((one) =>
    ENDINGS.map((ending) => pathOf(...placeOf(one), 'src', `${path}${ending}`)),
  );
  return places.some((place) => existsSync(place));
}

describe('The state of the standard', () => {
  const [, ...parts] = textOf('docs', 'security-asvs.md').split('\n## ');
  const rows = parts.flatMap((part) =>
    [...part.matchAll(/^- (\d.*?): .*?(?:\((`[^()]+`)\))?$/gm)].map(
      ([, item = '', shown = '']) => ({
        item,
        state: part.split('\n')[0],
        tests: [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      }),
    ),
  );

  it('has one of five words for each item', () => {
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['Met', 'Read', 'Accepted', 'Operator', 'N/A']),
    );
    expect(rows.length).toBeGreaterThan(90);
  });

  it('says "Met" only where a test shows it', () =>
    expect(rows.filter(({ state, tests }) => state === 'Met' && tests.length === 0)).toEqual([]));

  it('names no test that does not exist, nor does the page about threats', () => {
    const shown = textOf('docs', 'security.md').match(/\((`[^`]+`(,\s+)?)+\)/g) ?? [];
    const ofThreats = shown.flatMap((list) => list.match(/(?<=`)[^`,]+(?=`)/g) ?? []);
    expect(ofThreats.length).toBeGreaterThan(40);
    const named = [...rows.flatMap(({ tests }) => tests), ...ofThreats];
    expect(named.filter((name) => !CHECKED_BY.includes(name) && !isTest(name))).toEqual([]);
  });
});

it('The record of processing has a class for each kind of data', () => {
  const classes = ['Secret', 'Sensitive', 'Personal', 'Internal'];
  const [table = ''] = textOf('docs', 'privacy.md').split('### Classes');
  const rows = (table.match(/^\|.*\|$/gm) ?? []).slice(2).map((row) => row.split('|'));
  const classOf = (row: readonly string[]) => row[2]?.trim().split(';')[0] ?? '';
  expect(rows.filter((row) => !classes.includes(classOf(row)))).toEqual([]);
  expect(rows.length).toBeGreaterThan(30);
});

const EVENT = /\b(?:payment|order|refund)\.[a-z_.]*[a-z]\b/g;

it('The events that the provider has to send are all named in .env.example, and no others', () => {
  const [, after = ''] = textOf('.env.example').split('for the webhook to');
  const [list = ''] = after.split('RAZORPAY_WEBHOOK_SECRET=');
  expect((list.match(EVENT) ?? []).toSorted()).toEqual(READ_EVENTS.toSorted());
});

it('The documents can all be reached from README.md; a link to a folder leads to all in it', () => {
  const reached = new Set<string>();
  const follow = (document: string): void => {
    if (reached.has(document)) return;
    reached.add(document);
    for (const link of linksOf(document)) {
      const target = join(dirname(document), link.split('#')[0] ?? '');
      documents.filter((one) => one === target || dirname(one) === target).forEach(follow);
    }
  };
  follow('README.md');
  expect(documents.filter((document) => !reached.has(document))).toEqual([]);
});
