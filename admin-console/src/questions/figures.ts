import type { Words } from '@portal/domain/kernel/words.js';
import type { Question } from '@portal/domain/questions/question.js';

export const DIFFICULTY_WORDS: Words<Question['difficulty']> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const asPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`;

export const asCorrelation = (value: number | null): string =>
  value === null ? '–' : value.toFixed(2);
