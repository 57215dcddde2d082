import type { QuestionDispute } from '@portal/domain/exam/index.js';
import { EntitySchema } from 'typeorm';

export const QuestionDisputeSchema = new EntitySchema<QuestionDispute>({
  name: 'QuestionDispute',
  tableName: 'question_disputes',
  columns: {
    id: { type: 'uuid', primary: true },
    resultId: { name: 'result_id', type: 'uuid' },
    studentId: { name: 'student_id', type: 'uuid' },
    questionId: { name: 'question_id', type: 'text' },
    version: { type: 'int' },
    place: { type: 'int' },
    kind: { type: 'text' },
    text: { type: 'text' },
    state: { type: 'text' },
    answer: { type: 'text' },
    rulingId: { name: 'ruling_id', type: 'uuid', nullable: true },
    openedAt: { name: 'opened_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
  },
});
