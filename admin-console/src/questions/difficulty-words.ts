import type { Words } from '@portal/domain/kernel/words.js';
import type { Question } from '@portal/domain/questions/question.js';

export const DIFFICULTY_WORDS: Words<Question['difficulty']> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
