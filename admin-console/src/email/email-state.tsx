import { EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import { stateBadge } from '../components/values.js';

/** What a failed mail needs, by what the mail server said; the first that fits. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(552|452|5\.2\.2)\b|quota|full/i,
    'The mailbox is full. Tell the person by phone, or send the mail again in a day.',
  ],
  [
    /\b(55[0134]|5\.1\.\d)\b|unknown|no such/i,
    'There is no such address. If it is a student’s, ask for the right one, correct it on the student’s page, then send the mail again.',
  ],
  [
    /\b(530|534|535)\b|auth/i,
    'Our mail server refused our own sign-in. Tell whoever runs the product; then send the mail again.',
  ],
];

/** What to do about a failed mail. */
export const adviceOn = (error: string): string =>
  ADVICE.find(([said]) => said.test(error))?.[1] ??
  'The mail server could not be reached. Nothing is wrong with the address: send the mail again.';

export const EmailState = stateBadge(EMAIL_STATE_WORDS, { sent: 'good', failed: 'bad' });
