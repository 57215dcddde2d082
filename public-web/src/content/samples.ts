import { ACHIEVEMENT_STATS, ACHIEVEMENTS } from './achievements.js';
import { ALUMNI } from './alumni.js';
import { ARTICLES } from './articles.js';
import { COMPANY_SAMPLES } from './company-samples.js';
import { POSITIONS } from './hero.js';
import { IMPACT } from './impact.js';
import { GRIEVANCE_OFFICER } from './legal/legal-page.js';
import { NEWS } from './news.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';
import { PROMISES } from './promises.js';
import type { MaybeSample } from './sample.js';
import { REGISTRATION } from './registration.js';

export type SampleKind = {
  readonly what: string;
  readonly count: number;
  /** Whether the law asks for the truth of it, so that no business may open with a sample of it. */
  readonly isLegal: boolean;
};

type Kind = {
  readonly what: string;
  readonly isLegal?: true;
  readonly items: readonly MaybeSample[];
};

const facts = (names: readonly (keyof typeof COMPANY_SAMPLES)[]): readonly MaybeSample[] =>
  names.map((name) => ({ isSample: COMPANY_SAMPLES[name] }));

const NAMES = facts(['name', 'developer']);
const CONTACTS = facts(['city', 'address', 'emails', 'securityEmail', 'phones', 'whatsapp']);

const KINDS: readonly Kind[] = [
  { what: 'names of the company', isLegal: true, items: NAMES },
  { what: 'registration', isLegal: true, items: Object.values(REGISTRATION) },
  { what: 'contacts', isLegal: true, items: CONTACTS },
  { what: 'grievance officer', isLegal: true, items: [GRIEVANCE_OFFICER] },
  { what: 'links and hours', items: facts(['social', 'hours']) },
  { what: 'people', items: [...ALUMNI, ...ARTICLES.flatMap(({ comments }) => comments)] },
  {
    what: 'figures',
    items: [
      ...POSITIONS,
      ...ACHIEVEMENT_STATS,
      ...IMPACT.flatMap(({ figures }) => figures),
      ...PROMISES,
    ],
  },
  { what: 'projects', items: PROJECTS },
  { what: 'news', items: NEWS },
  { what: 'terms of programs', items: PROGRAMS.map(({ terms }) => terms) },
  { what: 'certificates', items: ACHIEVEMENTS },
];

export const samplesIn = (kinds: readonly Kind[]): readonly SampleKind[] =>
  kinds
    .map(({ what, isLegal = false, items }) => ({
      what,
      count: items.filter(({ isSample }) => isSample).length,
      isLegal,
    }))
    .filter(({ count }) => count > 0);

export const SAMPLES: readonly SampleKind[] = samplesIn(KINDS);
