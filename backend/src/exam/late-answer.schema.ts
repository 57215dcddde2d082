import type { LateAnswer } from '@portal/domain/exam/index.js';
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
    secondsSinceReply: { name: 'seconds_since_reply', type: 'int', nullable: true },
    arrivedAt: { name: 'arrived_at', type: 'timestamptz' },
    isAfterReview: { name: 'is_after_review', type: 'boolean' },
    state: { type: 'text' },
    reason: { type: 'text' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
  },
});
