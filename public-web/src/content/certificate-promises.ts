import { FIGURES } from '../lib/figures.js';

export const PROMISED: readonly string[] = [
  'We issued it, for a test that was taken in an account with a verified email.',
  `The test had ${FIGURES.questions} and a limit of ${FIGURES.time} unless its page says otherwise, and ${FIGURES.passPercent}% or more were needed.`,
  'It says which test of the student it was: more than one may be taken.',
  'Its page says what is true now: a corrected grade, or that it was revoked.',
];

export const NOT_PROMISED: readonly string[] = [
  'That nobody helped, unless its page says that the test was supervised.',
  'That the name is right: it is the one given at the sign-up, and only before a supervised test do we check an identity document.',
  'An internship, a degree or an offer. None of them follows from a test.',
  'A name, where the owner has not made the certificate public.',
];
