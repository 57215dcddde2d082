import type { Stage } from '@portal/domain/exam/journey/next-step.js';
import { FIGURES } from '../lib/figures.js';

export type Door = {
  readonly cost: string;
  readonly steps: readonly [string, string, string];
  readonly reader: string;
  readonly answer: string;
};

/** Needs no account and no test. */
export const APPLICATION_DOOR: Door = {
  cost: 'Free, without an account',
  steps: [
    'Fill in one form: your studies, your skills and a domain.',
    'We read it, with or without a test result.',
    'If it fits, dates, work, guide and stipend, if any, are agreed in writing.',
  ],
  reader: 'The people who guide the interns',
  answer: 'A mail at once that it has arrived, and our first answer within one working day',
};

/** Needs no application. */
export const TEST_DOOR: Door = {
  cost: `${FIGURES.fee} once, for ${FIGURES.allAttempts}`,
  steps: [
    'Sign up, and verify your email with a code.',
    `Pay once, then answer ${FIGURES.questions} of your domain in ${FIGURES.time}.`,
    `With ${FIGURES.passPercent} % you pass, and get a certificate.`,
  ],
  reader: 'Our server marks it; we see your results',
  answer: 'At once on the page, and by mail within 7 working days',
};

/** The way of the test, for the side of its pages. */
export const TEST_STAGES: Readonly<Record<Stage, string>> = {
  'sign-up': 'Sign up.',
  verify: 'Verify your email with a code.',
  pay: `Pay ${FIGURES.fee} once.`,
  test: `Answer ${FIGURES.questions} of your domain in ${FIGURES.time}.`,
  result: `With ${FIGURES.passPercent} % you pass, and get a certificate.`,
};
