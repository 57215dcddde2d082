import type { Question } from '@portal/domain/question-bank/question.js';
import type { Words } from '../components/choices.js';

/** How hard a question is, in words. */
export const DIFFICULTY_WORDS: Words<Question['difficulty']> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
