import { CAPITAL, COMPANY, OFFICERS, REGISTRATIONS } from '@portal/domain/kernel/company.js';
import { PRICES } from './prices.js';
import { ABOUT } from './about.js';
import {
  ACHIEVEMENT_STATS,
  ACHIEVEMENTS_AS_OF,
  COMPANY_SUMMARY,
  REGISTRATION_TEXTS,
} from './achievements.js';
import { ALUMNI } from './alumni.js';
import { ARTICLES } from './articles.js';
import { CHAT_REPLIES } from './chat-replies.js';
import { FAQS } from './faqs.js';
import { HERO } from './hero.js';
import { IMPACT_AS_OF } from './impact.js';
import { LANGUAGE_PAGES } from './in-languages.js';
import { INTERNSHIP_PROFILES } from './matching-quiz.js';
import { NEWS } from './news.js';
import { PACKAGES, SHOP } from './packages.js';
import { PROGRAMS } from './programs.js';
import { PROJECTS } from './projects.js';
import { CONTACT, PROMISES } from './promises.js';
import { outdatedIn, samplesIn } from './sample-signs.js';
import { PAYMENT_TERMS, SERVICE_DETAILS } from './service-details.js';

/** What only the company can know. */
const FACTS: Readonly<Record<string, unknown>> = {
  company: [COMPANY, OFFICERS, CAPITAL, PRICES],
  registrations: REGISTRATIONS,
  alumni: ALUMNI,
  comments: ARTICLES.map(({ comments }) => comments),
  projects: PROJECTS,
  news: NEWS,
  programs: PROGRAMS.map(({ terms }) => terms),
  figures: [HERO, IMPACT_AS_OF, ACHIEVEMENTS_AS_OF, ACHIEVEMENT_STATS, PROMISES],
  services: [SERVICE_DETAILS, PACKAGES, SHOP, PAYMENT_TERMS],
  texts: [
    ABOUT,
    CONTACT,
    COMPANY_SUMMARY,
    REGISTRATION_TEXTS,
    CHAT_REPLIES,
    FAQS,
    INTERNSHIP_PROFILES,
    LANGUAGE_PAGES,
  ],
};

/** Figures of the company that need a look: they were true over a year ago. */
export const OUTDATED = outdatedIn(FACTS, Date.now());

/** What is still as it was delivered, by its content. */
export const SAMPLES = Object.entries(FACTS)
  .map(([what, content]) => ({ what, found: samplesIn(content) }))
  .filter(({ found }) => found.length > 0);
