import type { Facts, StoredQuestion } from '@portal/domain/questions/index.js';
import { EntitySchema } from 'typeorm';

export type QuestionRow = Omit<StoredQuestion, 'family' | 'facts'> & {
  /** Null for a fixed question. */
  readonly family: object | null;
  readonly facts: Facts | null;
  /** The hash of the bank file's entry at the last start; null if it is not from the files. */
  readonly bankHash: string | null;
  /** Whether an admin has changed, retired or published it since then. */
  readonly edited: boolean;
  /** Whether it was retired because the files no longer contain it. */
  readonly vanished: boolean;
};

export const QuestionSchema = new EntitySchema<QuestionRow>({
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
    family: { type: 'jsonb', nullable: true },
    facts: { type: 'jsonb', nullable: true },
    bankHash: { name: 'bank_hash', type: 'text', nullable: true },
    edited: { type: 'boolean', default: false },
    vanished: { type: 'boolean', default: false },
  },
});
