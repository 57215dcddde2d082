import type { Question } from '@portal/domain/question-bank/question.js';
import type { Words } from '../components/choices.js';

export const DIFFICULTY_WORDS: Words<Question['difficulty']> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
