import {
  CAPITAL,
  COMPANY,
  OFFICERS,
  PRICES,
  REGISTRATIONS,
} from '@portal/domain/kernel/company.js';
import { samplesIn } from '@portal/domain/kernel/sample-signs.js';
import { ACHIEVEMENTS_AS_OF } from './achievements.js';
import { ALUMNI } from './alumni.js';
import { ARTICLES } from './articles.js';
import { HERO } from './hero.js';
import { IMPACT_AS_OF } from './impact.js';
import { NEWS } from './news.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';

/** What only the company can know. */
const FACTS: Readonly<Record<string, unknown>> = {
  company: [COMPANY, OFFICERS, CAPITAL, PRICES],
  registrations: REGISTRATIONS,
  alumni: ALUMNI,
  comments: ARTICLES.map(({ comments }) => comments),
  projects: PROJECTS,
  news: NEWS,
  programs: PROGRAMS.map(({ terms }) => terms),
  figures: [HERO.positionsNote, IMPACT_AS_OF, ACHIEVEMENTS_AS_OF],
};

/** What is still as it was delivered, by its content. */
export const SAMPLES = Object.entries(FACTS)
  .map(([what, content]) => ({ what, found: samplesIn(content) }))
  .filter(({ found }) => found.length > 0);
