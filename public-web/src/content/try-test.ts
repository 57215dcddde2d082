import { QUESTIONS as MARKETING } from './practice/digital-marketing.js';
import { QUESTIONS as FRONT_END } from './practice/front-end-development.js';
import { QUESTIONS as DATA } from './practice/data-analysis.js';
import type { PracticeQuestion } from './practice-question.js';

export type TryQuestion = PracticeQuestion & { readonly domain: string };

const from = (domain: string, question: PracticeQuestion | undefined): readonly TryQuestion[] =>
  question ? [{ ...question, domain }] : [];

/** Three of the practice pool that need no code to read, each from another domain. */
export const TRY_QUESTIONS: readonly TryQuestion[] = [
  ...from('Digital Marketing', MARKETING[0]),
  ...from('Front End Development', FRONT_END[2]),
  ...from('Data Analysis', DATA[0]),
];
