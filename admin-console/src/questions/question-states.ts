import type { QuestionState } from '@portal/domain/question-bank/question-state.js';
import type { Tone } from '../components/badge.js';

/** Where a question stands, in words. */
export const STATE_WORDS: Readonly<Record<QuestionState, string>> = {
  draft: 'Draft',
  'in-review': 'In review',
  live: 'Live',
  retired: 'Retired',
};

/** How each of them looks as a badge. */
export const STATE_TONES: Readonly<Record<QuestionState, Tone>> = {
  draft: 'plain',
  'in-review': 'plain',
  live: 'good',
  retired: 'plain',
};
