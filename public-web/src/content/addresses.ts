import { SKILL_PAGES } from '../lib/skills-path.js';
import { ACHIEVEMENTS } from './achievements.js';
import { ARTICLES } from './articles.js';
import { NEWS } from './news.js';
import { SHOP } from './packages.js';
import { PROGRAMS } from './programs.js';
import { SERVICES } from './services.js';

export const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/blog': 'Blog',
  '/contact': "Let's Connect",
  '/for-your-shop': SHOP.title,
  '/site-map': 'Site Map',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/disclaimer': 'Disclaimer',
  '/under-18': 'Under 18',
  '/internship-application': 'Internship application',
  '/signup': 'Sign Up',
  '/test-terms': 'Test Terms',
  '/practice': 'Practise the test',
};

type Folder = {
  readonly name: string;
  /** Where its things are listed. */
  readonly list: string;
  /** Of a thing, on its share picture; without it there is none. */
  readonly kind?: string;
  readonly things: readonly { readonly id: string; readonly title: string }[];
};

/** The folders whose addresses end with the id of a thing. */
export const FOLDERS: Readonly<Record<string, Folder>> = {
  achievement: {
    name: 'Achievements',
    list: '/#achievements',
    kind: 'Registration',
    things: ACHIEVEMENTS,
  },
  blog: { name: 'Blog', list: '/blog', kind: 'Article', things: ARTICLES },
  news: { name: 'News', list: '/#news', kind: 'News', things: NEWS },
  programs: {
    name: 'Internship Programs',
    list: '/#programs',
    kind: 'Internship program',
    things: PROGRAMS,
  },
  services: { name: 'Services', list: '/#services', kind: 'Service', things: SERVICES },
  skills: { name: 'Tests', list: '/#test', things: SKILL_PAGES },
};
