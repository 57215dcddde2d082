import { FIGURES } from '../lib/figures.js';

export type NewsItem = {
  readonly id: string;
  readonly title: string;
  /** ISO, as in 2024-05-14. */
  readonly date: string;
  readonly excerpt: string;
  /** What its own page tells after the excerpt, in paragraphs. */
  readonly more: readonly string[];
  readonly image: 'career-fair' | 'startup' | 'phone' | 'test';
  readonly link: string;
};

/** The news, newest first. */
export const NEWS: readonly NewsItem[] = [
  {
    id: 'career-fair',
    title: '1000+ students met 50+ partner companies at our fair',
    date: '2024-11-16',
    excerpt:
      'We brought together 50+ partner companies, our own and their guests, and 1000+ students at a career fair held online over a weekend. Students booked ten-minute talks, and every company answered the same question first: what does a new colleague do in week one?',
    more: [
      'Each talk had a page to prepare: the work of the team, a task from last month, and three questions that the company wanted to be asked. Students who had read it asked better ones, and most talks began with the task instead of the CV.',
      'What we would do differently: ten minutes were too short for the technical talks, and the second day was full while the first was not. The next fair has fifteen minutes, and a student books one talk before anybody books a second.',
    ],
    image: 'career-fair',
    link: 'https://example.com/news/career-fair',
  },
  {
    id: 'saved-answers',
    title: 'A lost connection no longer costs you a test',
    date: '2024-10-07',
    excerpt: `Each answer in the skills test is now saved as you choose it. If your phone dies, sign in on another device and go on with the same questions. The ${FIGURES.time} keep running, so come back soon.`,
    more: [
      'A choice is kept in the browser the moment it is made, and sent as soon as there is a network again. The server keeps what reached it, so a test that ends while you are offline is marked with every answer that was saved.',
      'You can see it for yourself before anything counts: the practice test has a check that cuts the connection for a few seconds and shows what became of your answer.',
    ],
    image: 'test',
    link: 'https://example.com/news/saved-answers',
  },
  {
    id: 'app-program-three-months',
    title: 'App Development now runs for 3 months',
    date: '2024-09-02',
    excerpt:
      'Interns told us that two months were enough to build an app and too short to release it. The third month is for tests with users, fixing what they find, and a release build. The other programs stay at 2 months.',
    more: [
      'In the first month you go from paper to a build that can be installed. The second adds the rest of the app, tried without a network every Friday. The third belongs to people outside the team: five of them use the app, and you correct what they trip over.',
      'Who began under the old plan can stay for the third month or end after two, with the same letter. Tell your guide which it is before the end of week six.',
    ],
    image: 'phone',
    link: 'https://example.com/news/app-program-three-months',
  },
  {
    id: 'startup-recognition',
    title: 'Our startup recognition has come through',
    date: '2024-04-22',
    excerpt:
      'The company is recognised under Startup India. It lowers our fees for trademarks and lets us take part in more public tenders. What we do on a working day stays the same: digital work for small shops, with students learning on it.',
    more: [
      'What it changes for clients: nothing in price, and one line more in our papers. What it changes for us: less in fees for a trademark, and the right to answer some public tenders that ask for it.',
      'The number stands with our other registrations on the home page, with a link to the public register in which anybody can look it up.',
    ],
    image: 'startup',
    link: 'https://example.com/news/startup-recognition',
  },
];
