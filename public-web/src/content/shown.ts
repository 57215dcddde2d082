import { ACHIEVEMENTS } from './achievements.js';
import { ALUMNI } from './alumni.js';
import { ARTICLES_AT_HOME } from './articles.js';
import { FAQS } from './faqs.js';
import { IMPACT } from './impact.js';
import { NEWS } from './news.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';
import { SAMPLES } from './samples.js';
import { SERVICES } from './services.js';

const SECTIONS: Readonly<Record<string, readonly unknown[]>> = {
  achievements: ACHIEVEMENTS,
  alumni: ALUMNI,
  blog: ARTICLES_AT_HOME,
  faq: FAQS,
  impact: IMPACT,
  news: NEWS,
  programs: PROGRAMS,
  projects: PROJECTS,
  services: SERVICES,
};

// The document says it to the browser, so that no page loads all content.
const { empty = '', samples } = import.meta.env.SSR ? {} : document.documentElement.dataset;

/** The sections of the home page that have nothing to show. */
export const EMPTY_SECTIONS: readonly string[] = import.meta.env.SSR
  ? Object.keys(SECTIONS).filter((id) => SECTIONS[id]?.length === 0)
  : empty.split(' ');

export const HAS_SAMPLES: boolean = import.meta.env.SSR
  ? SAMPLES.length > 0
  : samples !== undefined;

/** Whether a link leads to something: `/#news` only if there are news. */
export const leadsSomewhere = (to: string): boolean =>
  !EMPTY_SECTIONS.includes(to.split('#')[1] ?? 'none');
