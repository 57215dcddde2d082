import { COMPANY } from '@portal/domain/kernel/company.js';

export type Position = { readonly title: string; readonly count: string };

export const HERO = {
  /** For search engines, tabs and previews of links. */
  title: 'Websites for shops, internships for students',
  description: `${COMPANY.name}: websites, online stores and advertising for small businesses, with prices; and internships for students, with a skills test and a result to show.`,
  headline: ['Websites for shops.', 'Internships for students.'],
  lead: `${COMPANY.name} builds websites, online stores and campaigns for small businesses. Students learn on that work, from anywhere in India.`,
  doors: [
    {
      title: 'I have a shop',
      text: 'Prices and days of fifteen services.',
      to: '/for-your-shop',
    },
    {
      title: 'I study',
      text: 'Three questions, free, no account.',
      to: '/practice',
    },
  ],
  positionsTitle: 'Available Positions',
  positionsNote: 'As of November 2024: places in all batches of a year.',
} as const;

export const POSITIONS: readonly Position[] = [
  { title: 'Web Development', count: '25+' },
  { title: 'Software Engineering', count: '40+' },
  { title: 'App Development', count: '30+' },
  { title: 'Digital Marketing', count: '20+' },
];
