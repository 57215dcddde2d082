import type { LateAnswer } from '@portal/domain/late-answers/index.js';
import { EntitySchema } from 'typeorm';

export const LateAnswerSchema = new EntitySchema<LateAnswer>({
  name: 'LateAnswer',
  tableName: 'late_answers',
  columns: {
    id: { type: 'uuid', primary: true },
    attemptId: { name: 'attempt_id', type: 'uuid' },
    questionId: { name: 'question_id', type: 'text' },
    place: { type: 'int' },
    option: { type: 'text' },
    basis: { type: 'text' },
    notBefore: { name: 'not_before', type: 'timestamptz', nullable: true },
    statedAt: { name: 'stated_at', type: 'timestamptz', nullable: true },
    notAfter: { name: 'not_after', type: 'timestamptz' },
    arrivedAt: { name: 'arrived_at', type: 'timestamptz' },
    state: { type: 'text' },
    reason: { type: 'text' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
  },
});
