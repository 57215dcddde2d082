import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pathOf, textOf } from './manifests.js';

const MOST_OF_A_CELL = 400;

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
  it('has no relative link that leads nowhere', () => {
    expect(linksOf(document).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  it('has no table cell that is too long to read', () => {
    const rows = textOf(document).match(/^\|.*\|$/gm) ?? [];
    const cells = rows.flatMap((row) => row.split('|').map((cell) => cell.trim()));
    const isRule = (cell: string): boolean => /^:?-+:?$/.test(cell);
    expect(cells.filter((cell) => cell.length > MOST_OF_A_CELL && !isRule(cell))).toEqual([]);
  });
});

describe('The documents', () => {
  it('explain the architecture in 120 lines', () => {
    expect(textOf('docs', 'architecture.md').split('\n').length).toBeLessThanOrEqual(121);
  });

  it.each(['Deploy', 'Upgrade', 'Roll back'])('tell how to: %s', (title) => {
    expect(textOf('docs', 'operations', 'deploy.md')).toContain(`\n## ${title}\n`);
  });

  it.each(['Backups', 'Restore'])('have a part about: %s', (title) => {
    expect(textOf('docs', 'operations', 'backup-and-restore.md')).toContain(`\n## ${title}\n`);
  });

  it('tell how to change a secret', () => {
    expect(textOf('docs', 'operations', 'configure.md')).toContain('\n## To change a secret\n');
  });

  it('can all be reached from README.md; a link to a folder leads to all in it', () => {
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
});
