import type { Question } from '@portal/domain/question-bank/question.js';
import { EntitySchema } from 'typeorm';

/** A question with what only the store knows: whether it is still drawn. */
export type StoredQuestion = Question & { readonly live: boolean };

export const QuestionSchema = new EntitySchema<StoredQuestion>({
  name: 'Question',
  tableName: 'questions',
  columns: {
    id: { type: 'text', primary: true },
    version: { type: 'int' },
    domain: { type: 'text' },
    question: { type: 'text' },
    options: { type: 'jsonb' },
    correctOption: { name: 'correct_option', type: 'text' },
    category: { type: 'text' },
    difficulty: { type: 'text' },
    explanation: { type: 'text' },
    live: { type: 'boolean' },
  },
});
