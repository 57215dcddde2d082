import { describe, expect, it } from '@jest/globals';
import { ACHIEVEMENT_STATS, ACHIEVEMENTS } from './achievements.js';
import { ALUMNI } from './alumni.js';
import { ARTICLES } from './articles.js';
import { COMPANY } from './company.js';
import { COMPANY_SAMPLES } from './company-samples.js';
import { POSITIONS } from './hero.js';
import { IMPACT } from './impact.js';
import { GRIEVANCE_OFFICER } from './legal/legal-page.js';
import { NEWS } from './news.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';
import { PROMISES } from './promises.js';
import { SAMPLES, samplesIn } from './samples.js';
import { REGISTRATION } from './registration.js';

/** What only a sample looks like: reserved addresses, numbers of zeros, and the word itself. */
const LOOKS_MADE_UP = /example\.com|\bsample\b|0{5}/i;

const looksMadeUp = (content: unknown): boolean => LOOKS_MADE_UP.test(JSON.stringify(content));

const company = Object.entries(COMPANY).map(([name, value]) => ({
  value,
  isSample: COMPANY_SAMPLES[name as keyof typeof COMPANY],
}));

const MARKED = [
  ...company,
  ...Object.values(REGISTRATION),
  GRIEVANCE_OFFICER,
  ...ALUMNI,
  ...ARTICLES.flatMap(({ comments }) => comments),
  ...PROJECTS,
  ...NEWS,
  ...PROGRAMS.map(({ terms }) => terms),
];

const COUNTED = [...ACHIEVEMENT_STATS, ...IMPACT.flatMap(({ figures }) => figures), ...PROMISES];

describe('Content', () => {
  it('Content that looks made up is marked as a sample', () => {
    const unmarked = MARKED.filter(
      (item) => !item.isSample && looksMadeUp({ ...item, isSample: 0 }),
    );
    expect(unmarked).toEqual([]);
  });

  it('tells of each figure what it counts', () => {
    for (const { note } of COUNTED) expect(note.length).toBeGreaterThan(10);
  });
});

describe('The samples of the site', () => {
  it('are counted by kind, and a kind without any is left out', () => {
    const one = { isSample: true };
    const other = { isSample: false };
    expect(
      samplesIn([
        { what: 'contacts', isLegal: true, items: [one, other, one] },
        { what: 'news', items: [other] },
        { what: 'projects', items: [one] },
      ]),
    ).toEqual([
      { what: 'contacts', count: 2, isLegal: true },
      { what: 'projects', count: 1, isLegal: false },
    ]);
  });

  it('name every item that is marked, once', () => {
    const all = [...MARKED, ...POSITIONS, ...COUNTED, ...ACHIEVEMENTS];
    const marked = all.filter(({ isSample }) => isSample);
    expect(SAMPLES.reduce((sum, { count }) => sum + count, 0)).toBe(marked.length);
  });
});
