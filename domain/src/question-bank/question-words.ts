import type { Words } from '../kernel/words.js';
import type { QuestionState } from './question-state.js';

export const QUESTION_STATE_WORDS: Words<QuestionState> = {
  draft: 'Draft',
  'in-review': 'In review',
  live: 'Live',
  retired: 'Retired',
};
