import { COMPANY } from './company.js';

/** A field of work, and how many positions are open in it. */
export type Position = { readonly title: string; readonly count: string };

/** The opening of the home page. */
export const HERO = {
  headline: 'Internships with real work in them.',
  lead: `${COMPANY.name} builds websites, online stores and campaigns for small businesses. Students join from anywhere in India, show what they can do in one skills test, and learn on work that somebody is waiting for.`,
  positionsTitle: 'Available Positions',
} as const;

/** The open positions. */
export const POSITIONS: readonly Position[] = [
  { title: 'Web Development', count: '25+' },
  { title: 'Software Engineering', count: '40+' },
  { title: 'App Development', count: '30+' },
  { title: 'Digital Marketing', count: '20+' },
];
