import { ResultNotFound } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';

const EVIDENCE = `
  SELECT started_at AS "startedAt",
    (SELECT coalesce(json_agg(json_build_object('from', from_at, 'to', to_at) ORDER BY from_at), '[]')
      FROM connection_gaps WHERE attempt_id = attempts.id) AS gaps,
    (SELECT json_build_object('times', left_times, 'seconds', left_seconds)
      FROM attempt_presence WHERE attempt_id = attempts.id) AS left,
    (SELECT coalesce(json_agg(json_build_object('questionId', question_id, 'place', place,
        'option', option, 'state', state, 'reason', reason) ORDER BY place, arrived_at, id), '[]')
      FROM late_answers WHERE attempt_id = attempts.id) AS "lateAnswers"
  FROM attempts WHERE id = $1 AND student_id = $2`;

/** The facts about how a student's own test went. @throws ResultNotFound also for another student's */
export async function evidenceOf(dataSource: DataSource, attemptId: string, studentId: string) {
  const [evidence] = await dataSource.query<object[]>(EVIDENCE, [attemptId, studentId]);
  if (!evidence) throw new ResultNotFound();
  return evidence;
}
