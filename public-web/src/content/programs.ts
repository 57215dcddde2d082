import type { TestDomain } from '@portal/domain/kernel/choices.js';

type Stretch = { readonly weeks: string; readonly work: string };

type Terms = {
  readonly stipend: string;
  readonly start: string;
  readonly guide: string;
};

export type Program = {
  /** Is in addresses too. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: 'shop-page' | 'two-ways' | 'measured-month' | 'phone-offline';
  readonly duration: string;
  readonly skills: readonly string[];
  readonly highlights: readonly string[];
  readonly plan: readonly Stretch[];
  readonly terms: Terms;
  /** The domain of the skills test that is nearest to it. */
  readonly domain: TestDomain;
};

const termsOf = (guide: string): Terms => ({
  stipend: 'If any, agreed in writing beforehand',
  start: 'The first Monday of a month',
  guide: `${guide}, named in writing`,
});

export const PROGRAMS_LEAD =
  'Four programs, all remote, on work that somebody is waiting for. A bubble is a week.';

export const PROGRAMS: readonly Program[] = [
  {
    id: 'web-development',
    title: 'Web Development',
    description:
      'Build pages that a small business will put online. You begin with a page of your own, then take over one part of a client site, from the first sketch to the day it goes live.',
    icon: 'shop-page',
    duration: '2 months',
    skills: ['HTML and CSS', 'JavaScript', 'React', 'Git', 'Accessibility'],
    highlights: [
      'A written code review every week',
      'One live page with your name in its history',
      'Speed and accessibility checked on a low-cost phone',
    ],
    plan: [
      {
        weeks: 'Week 1',
        work: 'A page of your own, by hand: HTML, CSS, and nothing that you cannot explain.',
      },
      {
        weeks: 'Weeks 2 and 3',
        work: 'The same page made fast and usable: by keyboard, with a screen reader, on a phone that costs little.',
      },
      {
        weeks: 'Weeks 4 to 7',
        work: 'One part of a client site: sketch, code, review, and again until it holds.',
      },
      {
        weeks: 'Week 8',
        work: 'Your part goes live. You write down how it works for whoever has it next.',
      },
    ],
    terms: termsOf('A web developer'),
    domain: 'front end development',
  },
  {
    id: 'software-engineering',
    title: 'Software Engineering',
    description:
      'Work on what stands behind a page: data, rules and the cases that go wrong. You design a small service, test it, and explain your decisions to somebody who will question them.',
    icon: 'two-ways',
    duration: '2 months',
    skills: ['TypeScript or Python', 'SQL', 'API design', 'Testing', 'Debugging'],
    highlights: [
      'One service taken from a written design to running code',
      'Practice in reading code that others wrote',
      'A design review with a working engineer at the halfway mark',
    ],
    plan: [
      {
        weeks: 'Week 1',
        work: 'You read a service that others wrote, and correct one small fault in it.',
      },
      {
        weeks: 'Weeks 2 and 3',
        work: 'You write down a service of your own: its data, its rules, what may go wrong.',
      },
      { weeks: 'Week 4', work: 'The design review. You defend it, and change what did not stand.' },
      {
        weeks: 'Weeks 5 to 8',
        work: 'You build it, test first where it is risky, and hand it over running.',
      },
    ],
    terms: termsOf('A software engineer'),
    domain: 'backend development',
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    description:
      'Plan, publish and measure for one small business. You write the posts, set up the tracking, work within a small budget, and say with numbers what came of it.',
    icon: 'measured-month',
    duration: '2 months',
    skills: ['Search basics', 'Copywriting', 'Meta ads', 'Analytics', 'Spreadsheets'],
    highlights: [
      'A four-week content calendar, published under review',
      'A campaign report that names what did not work',
      'Weekly feedback on your writing, line by line',
    ],
    plan: [
      {
        weeks: 'Week 1',
        work: 'One shop, its customers, and what they search for. You write down what is to change, in a number.',
      },
      {
        weeks: 'Weeks 2 and 3',
        work: 'The content calendar, and the tracking that will tell whether it helped.',
      },
      {
        weeks: 'Weeks 4 to 7',
        work: 'You publish under review, with a small budget, and adjust each week.',
      },
      {
        weeks: 'Week 8',
        work: 'The report: what was spent, what came of it, and what did not work.',
      },
    ],
    terms: termsOf('A campaign editor'),
    domain: 'digital marketing',
  },
  {
    id: 'app-development',
    title: 'App Development',
    description:
      'Make an Android app that goes on working when the network does not. The third month is for what courses tend to leave out: testing with users, release builds and fixing what they find.',
    icon: 'phone-offline',
    duration: '3 months',
    skills: ['Kotlin or Flutter', 'Offline storage', 'REST APIs', 'UI design', 'Release builds'],
    highlights: [
      'An installable build by the end of week four',
      'Tests with five users outside the team',
      'A month given to fixing, measuring and releasing',
    ],
    plan: [
      { weeks: 'Weeks 1 and 2', work: 'Screens on paper, tried with people before there is code.' },
      {
        weeks: 'Weeks 3 and 4',
        work: 'A build that installs, with what it needs stored on the phone.',
      },
      {
        weeks: 'Weeks 5 to 8',
        work: 'The rest of the app. Each Friday it is tried without a network.',
      },
      {
        weeks: 'Weeks 9 to 12',
        work: 'Five users outside the team, what they trip over, and a release build.',
      },
    ],
    terms: termsOf('An app developer'),
    domain: 'mobile development',
  },
];
