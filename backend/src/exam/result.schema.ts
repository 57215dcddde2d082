import type { Result } from '@portal/domain/exam/index.js';
import { EntitySchema } from 'typeorm';

/** The moment when the student first opened it is not shown with a result. */
type ResultRow = Omit<Result, 'correction'> & { readonly openedAt: Date | null };

export const ResultSchema = new EntitySchema<ResultRow>({
  name: 'Result',
  tableName: 'results',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    studentName: { name: 'student_name', type: 'text' },
    email: { type: 'text' },
    domain: { type: 'text' },
    score: { type: 'int' },
    totalQuestions: { name: 'total_questions', type: 'int' },
    percentage: { type: 'double precision' },
    passed: { type: 'boolean' },
    passPercent: { name: 'pass_percent', type: 'int' },
    timeTaken: { name: 'time_taken', type: 'int' },
    startedOn: { name: 'started_on', type: 'timestamptz' },
    completedOn: { name: 'completed_on', type: 'timestamptz' },
    attemptsUsed: { name: 'attempts_used', type: 'int' },
    totalAttempts: { name: 'total_attempts', type: 'int' },
    questions: { type: 'jsonb' },
    revision: { type: 'int', default: 0 },
    isVoid: { name: 'is_void', type: 'boolean', default: false },
    openedAt: { name: 'opened_at', type: 'timestamptz', nullable: true, select: false },
  },
});
