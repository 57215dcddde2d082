import { FIGURES } from '../lib/figures.js';
import type { MaybeSample } from './sample.js';

/** A news item. */
export type NewsItem = MaybeSample & {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly excerpt: string;
  /** The motif of the drawn picture. */
  readonly image: 'career-fair' | 'startup' | 'phone' | 'test';
  readonly link: string;
};

/** The news, newest first. */
export const NEWS: readonly NewsItem[] = [
  {
    id: 'career-fair',
    title: 'Two days of conversations at our career fair',
    date: '16 November 2024',
    excerpt:
      'We brought together 50+ partner companies, our own and their guests, and 1000+ students at a career fair held online over a weekend. Students booked ten-minute talks, and every company answered the same question first: what does a new colleague do in week one?',
    image: 'career-fair',
    isSample: true,
    link: 'https://example.com/news/career-fair',
  },
  {
    id: 'saved-answers',
    title: 'A lost connection no longer costs you a test',
    date: '7 October 2024',
    excerpt: `Each answer in the skills test is now saved as you choose it. If your phone dies, sign in on another device and go on with the same questions. The ${FIGURES.time} keep running, so come back soon.`,
    image: 'test',
    isSample: true,
    link: 'https://example.com/news/saved-answers',
  },
  {
    id: 'app-program-three-months',
    title: 'App Development now runs for 3 months',
    date: '2 September 2024',
    excerpt:
      'Interns told us that two months were enough to build an app and too short to release it. The third month is for tests with users, fixing what they find, and a release build. The other programs stay at 2 months.',
    image: 'phone',
    isSample: true,
    link: 'https://example.com/news/app-program-three-months',
  },
  {
    id: 'startup-recognition',
    title: 'Our startup recognition has come through',
    date: '22 April 2024',
    excerpt:
      'The company is recognised under Startup India. It lowers our fees for trademarks and lets us take part in more public tenders. What we do on a working day stays the same: digital work for small shops, with students learning on it.',
    image: 'startup',
    isSample: true,
    link: 'https://example.com/news/startup-recognition',
  },
];
