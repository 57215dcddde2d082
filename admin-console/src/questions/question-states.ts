import type { QuestionState } from '@portal/domain/question-bank/question-state.js';
import type { Tone } from '../components/badge.js';

export const STATE_TONES: Readonly<Record<QuestionState, Tone>> = {
  draft: 'plain',
  'in-review': 'plain',
  live: 'good',
  retired: 'plain',
};
