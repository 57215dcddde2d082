import type { AttemptRepository } from '@portal/domain/exam/ports.js';
import { Not, type EntityManager } from 'typeorm';
import { AttemptSchema } from './attempt.schema.js';

const SAVE_ANSWERS = `
  WITH saved AS (
    UPDATE attempts SET answers = answers || $2::jsonb WHERE id = $1 AND state = 'open' RETURNING id
  ) SELECT id FROM saved`;

const TIMES_SEEN = `
  SELECT served ->> 'id' AS id, count(*)::int AS times
  FROM attempts, jsonb_array_elements(questions) AS served
  WHERE student_id = $1 GROUP BY 1`;

const REMOVE = `
  WITH gone AS (DELETE FROM attempts WHERE student_id = $1 RETURNING id) SELECT id FROM gone`;

const OVERDUE = `
  SELECT student_id FROM attempts WHERE state = 'open' AND deadline < $1
  ORDER BY deadline LIMIT $2`;

export function typeormAttempts(manager: EntityManager): AttemptRepository {
  const attempts = manager.getRepository(AttemptSchema);
  return {
    async add(attempt) {
      await attempts.insert({ ...attempt });
    },
    find: (id) => attempts.findOneBy({ id }),
    findOpenOf: (studentId) => attempts.findOneBy({ studentId, state: 'open' }),
    findLastClosedOf: (studentId) =>
      attempts.findOne({ where: { studentId, state: Not('open') }, order: { closedAt: 'DESC' } }),
    async saveAnswers(id, answers) {
      const saved = await manager.query<unknown[]>(SAVE_ANSWERS, [id, JSON.stringify(answers)]);
      return saved.length > 0;
    },
    async close({ id, state, answers, closedAt }) {
      await attempts.update({ id, state: 'open' }, { state, answers, closedAt });
    },
    async removeOf(studentId) {
      const rows = await manager.query<{ id: string }[]>(REMOVE, [studentId]);
      return rows.map(({ id }) => id);
    },
    async timesSeenBy(studentId) {
      const rows = await manager.query<{ id: string; times: number }[]>(TIMES_SEEN, [studentId]);
      return new Map(rows.map(({ id, times }) => [id, times]));
    },
    async studentsOverdueSince(deadline, most) {
      const rows = await manager.query<{ student_id: string }[]>(OVERDUE, [deadline, most]);
      return rows.map((row) => row.student_id);
    },
  };
}
