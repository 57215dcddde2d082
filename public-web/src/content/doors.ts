import type { Stage } from '@portal/domain/exam/journey/next-step.js';
import { FIGURES } from '../lib/figures.js';

export type Door = {
  readonly title: string;
  readonly forWhom: string;
  readonly cost: string;
  readonly steps: readonly [string, string, string];
  readonly reader: string;
  readonly answer: string;
  readonly way: { readonly to: string; readonly text: string };
};

/** Needs no account and no test. */
export const APPLICATION_DOOR: Door = {
  title: 'Apply for an internship',
  forWhom: 'You want to work with us.',
  cost: 'Free, without an account',
  steps: [
    'Fill in one form: your studies, your skills and a domain.',
    'We read it, with or without a test result.',
    'If it fits, dates, work, guide and stipend, if any, are agreed in writing.',
  ],
  reader: 'The people who guide the interns',
  answer: 'A mail at once that it has arrived, and our first answer within one working day',
  way: { to: '/internship-application', text: 'Apply for free' },
};

/** Needs no application. */
export const TEST_DOOR: Door = {
  title: 'Take the skills test',
  forWhom: 'You want to show what you can do.',
  cost: `${FIGURES.fee} once, for ${FIGURES.allAttempts}`,
  steps: [
    'Sign up, and verify your email with a code.',
    `Pay once, then answer ${FIGURES.questions} of your domain in ${FIGURES.time}.`,
    `With ${FIGURES.passPercent} % you pass, and get a certificate.`,
  ],
  reader: 'Our server marks it; we see your results',
  answer: 'At once on the page, and by mail within 7 working days',
  way: { to: '/signup', text: 'Sign up for the test' },
};

/** The way of the test, for the side of its pages. */
export const TEST_STAGES: Readonly<Record<Stage, string>> = {
  'sign-up': 'Sign up.',
  verify: 'Verify your email with a code.',
  pay: `Pay ${FIGURES.fee} once.`,
  test: `Answer ${FIGURES.questions} of your domain in ${FIGURES.time}.`,
  result: `With ${FIGURES.passPercent} % you pass, and get a certificate.`,
};

const CONTACT_DOOR: Door = {
  title: 'Talk to us',
  forWhom: 'You have a question, or a shop.',
  cost: 'Free',
  steps: [
    'Write by the contact form, by mail or in the chat.',
    'Say what you sell, or what you study.',
    'We answer with what we would do, and for a job with a price.',
  ],
  reader: 'One of us, not a call centre',
  answer: 'Within one working day',
  way: { to: '/contact', text: 'Write to us' },
};

/** The three ways; none of them needs another. */
export const DOORS: readonly Door[] = [APPLICATION_DOOR, TEST_DOOR, CONTACT_DOOR];
