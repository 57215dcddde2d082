/** An internship program. */
export type Program = {
  readonly title: string;
  readonly description: string;
  readonly icon: 'browser' | 'terminal' | 'megaphone' | 'phone';
  readonly duration: string;
  readonly skills: readonly string[];
  readonly highlights: readonly string[];
};

/** The internship programs. All of them are remote. */
export const PROGRAMS: readonly Program[] = [
  {
    title: 'Web Development',
    description:
      'Build pages that a small business will put online. You begin with a page of your own, then take over one part of a client site, from the first sketch to the day it goes live.',
    icon: 'browser',
    duration: '2 months',
    skills: ['HTML and CSS', 'JavaScript', 'React', 'Git', 'Accessibility'],
    highlights: [
      'A written code review every week',
      'One live page with your name in its history',
      'Speed and accessibility checked on a low-cost phone',
    ],
  },
  {
    title: 'Software Engineering',
    description:
      'Work on what stands behind a page: data, rules and the cases that go wrong. You design a small service, test it, and explain your decisions to somebody who will question them.',
    icon: 'terminal',
    duration: '2 months',
    skills: ['TypeScript or Python', 'SQL', 'API design', 'Testing', 'Debugging'],
    highlights: [
      'One service taken from a written design to running code',
      'Practice in reading code that others wrote',
      'A design review with a working engineer at the halfway mark',
    ],
  },
  {
    title: 'Digital Marketing',
    description:
      'Plan, publish and measure for one small business. You write the posts, set up the tracking, work within a small budget, and say with numbers what came of it.',
    icon: 'megaphone',
    duration: '2 months',
    skills: ['Search basics', 'Copywriting', 'Meta ads', 'Analytics', 'Spreadsheets'],
    highlights: [
      'A four-week content calendar, published under review',
      'A campaign report that names what did not work',
      'Weekly feedback on your writing, line by line',
    ],
  },
  {
    title: 'App Development',
    description:
      'Make an Android app that goes on working when the network does not. The third month is for what courses tend to leave out: testing with users, release builds and fixing what they find.',
    icon: 'phone',
    duration: '3 months',
    skills: ['Kotlin or Flutter', 'Offline storage', 'REST APIs', 'UI design', 'Release builds'],
    highlights: [
      'An installable build by the end of week four',
      'Tests with five users outside the team',
      'A month given to fixing, measuring and releasing',
    ],
  },
];
