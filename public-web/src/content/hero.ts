import { COMPANY } from '@portal/domain/kernel/company.js';

export type Position = { readonly title: string; readonly count: string };

export const HERO = {
  /** For search engines, tabs and previews of links. */
  title: 'Internships and digital services',
  description: `${COMPANY.name}: internships in web, software, app development and digital marketing, with a skills test and a result you can show.`,
  headline: 'Internships with real work in them.',
  lead: `${COMPANY.name} builds websites, online stores and campaigns for small businesses. Students join from anywhere in India, show what they can do in one skills test, and learn on work that somebody is waiting for.`,
  positionsTitle: 'Available Positions',
  positionsNote: 'As of November 2024: places in all batches of a year.',
} as const;

export const POSITIONS: readonly Position[] = [
  { title: 'Web Development', count: '25+' },
  { title: 'Software Engineering', count: '40+' },
  { title: 'App Development', count: '30+' },
  { title: 'Digital Marketing', count: '20+' },
];
