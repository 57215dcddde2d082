import type { Attempt } from '@portal/domain/exam/index.js';
import { EntitySchema } from 'typeorm';

export const AttemptSchema = new EntitySchema<Attempt>({
  name: 'Attempt',
  tableName: 'attempts',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    domain: { type: 'text' },
    sittingId: { name: 'sitting_id', type: 'uuid', nullable: true },
    state: { type: 'text' },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    deadline: { type: 'timestamptz' },
    extraSeconds: { name: 'extra_seconds', type: 'int', default: 0 },
    addedSeconds: { name: 'added_seconds', type: 'int', default: 0 },
    passPercent: { name: 'pass_percent', type: 'int' },
    questions: { type: 'jsonb' },
    answers: { type: 'jsonb' },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
  },
});
