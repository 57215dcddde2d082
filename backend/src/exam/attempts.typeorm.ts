import type { Attempt, AttemptRepository, AttemptStatus } from '@portal/domain/exam/index.js';
import { RUSHED_SECONDS, LEAST_RUSHED, MOST_RUSHED } from '@portal/domain/exam/index.js';
import type { SeenQuestion } from '@portal/domain/questions/index.js';
import { Not, type EntityManager } from 'typeorm';
import { gatherRows, padList } from '../platform/database/gather-reads.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import { AttemptSchema } from './attempt.schema.js';
import { typeormRegrading } from './regrading.typeorm.js';
import { recordOf } from './closed-attempt.record.js';
import {
  CLOSE,
  LOCK_UNHELD,
  LOCK_WITH_STUDENT,
  OPEN_ATTEMPT,
  ATTEMPT_STATUS,
} from './exam.statements.js';
import { splitRow, type StudentWithAttempt } from './student-with-attempt.js';
import { dropResult } from '../platform/database/drop-result.js';

const SAVE_ANSWERS = {
  name: 'save-answers',
  text: `UPDATE attempts SET answers = answers || $2::jsonb
    WHERE id = $1 AND state = 'open' RETURNING id`,
} as const;

const ACCEPT_LATE = `
  UPDATE attempts SET answers = answers || $2::jsonb WHERE id = $1 AND state <> 'open'`;

type OpenPart = NonNullable<AttemptStatus['open']>;

const SEEN = `
  SELECT served ->> 'id' AS id, count(*)::int AS times,
    coalesce(jsonb_agg(served -> 'seed') FILTER (WHERE served ? 'seed'), '[]') AS seeds
  FROM attempts, jsonb_array_elements(questions) AS served
  WHERE student_id = $1 GROUP BY 1`;

/** The condition must be the same as in the index `attempts_rushed`. */
const SHOWN_TO_RUSHED = `
  WITH latest AS (
    SELECT id, student_id FROM attempts
    WHERE domain = $1 AND state <> 'open'
      AND (closed_at - started_at <= interval '${RUSHED_SECONDS} seconds'
        OR NOT jsonb_path_exists(answers, '$.* ? (@ != null)'))
    ORDER BY closed_at DESC, id LIMIT ${MOST_RUSHED}
  ), collectors AS (
    SELECT student_id FROM latest GROUP BY student_id HAVING count(*) >= ${LEAST_RUSHED}
  )
  SELECT DISTINCT served ->> 'id' AS id
  FROM latest JOIN collectors USING (student_id) JOIN attempts USING (id),
    jsonb_array_elements(questions) AS served`;

const REMOVE = `
  WITH gone AS (DELETE FROM attempts WHERE student_id = $1 RETURNING id) SELECT id FROM gone`;

const OVERDUE = `
  SELECT student_id FROM attempts WHERE state = 'open' AND deadline < $1
  ORDER BY deadline LIMIT $2`;

const OPEN = `
  SELECT id FROM attempts WHERE state = 'open' AND ($1::text IS NULL OR domain = $1)
    AND ($2::uuid IS NULL OR sitting_id = $2)
  ORDER BY deadline, id`;

export function typeormAttempts(manager: EntityManager): AttemptRepository {
  const attempts = manager.getRepository(AttemptSchema);
  const openAttemptOf = gatherRows<StudentWithAttempt<Attempt>>(
    manager,
    OPEN_ATTEMPT,
    ({ ownerId }) => ownerId,
  );
  const statusOf = gatherRows<StudentWithAttempt<OpenPart>>(
    manager,
    ATTEMPT_STATUS,
    ({ ownerId }) => ownerId,
  );
  return {
    ...typeormRegrading(manager),
    add: (attempt) => dropResult(attempts.insert({ ...attempt })),
    find: (id) => attempts.findOneBy({ id }),
    findOpenOf: (studentId) => attempts.findOneBy({ studentId, state: 'open' }),
    async findOpenAttemptOf(studentId) {
      const row = await openAttemptOf(studentId);
      if (!row) return null;
      const { attempt, ...rest } = splitRow<Attempt>(row);
      return attempt && { ...rest, attempt };
    },
    async findStatusOf(studentId) {
      const row = await statusOf(studentId);
      if (!row) return null;
      const { attempt: open, ...rest } = splitRow<OpenPart>(row);
      return { ...rest, open };
    },
    async lockWithStudent(id, studentId) {
      const [row] = await runPrepared<StudentWithAttempt<Attempt>>(manager, LOCK_WITH_STUDENT, [
        studentId,
        id,
      ]);
      return row ? splitRow<Attempt>(row) : null;
    },
    findLastClosedOf: (studentId) =>
      attempts.findOne({ where: { studentId, state: Not('open') }, order: { closedAt: 'DESC' } }),
    async saveAnswers(id, answers) {
      const saved = await runPrepared(manager, SAVE_ANSWERS, [id, JSON.stringify(answers)]);
      return saved.length > 0;
    },
    async lockUnheld(asked) {
      const students = padList(asked.map(({ studentId }) => studentId));
      const ids = padList(asked.map(({ attemptId }) => attemptId));
      const rows = await runPrepared<StudentWithAttempt<Attempt>>(manager, LOCK_UNHELD, [
        students,
        ids,
      ]);
      const byAttempt = new Map(rows.map((row) => [row.id, splitRow<Attempt>(row)]));
      return asked.map(({ attemptId, studentId }) => {
        const { student, attempt } = byAttempt.get(attemptId) ?? {};
        return student && attempt?.studentId === studentId ? { student, attempt } : null;
      });
    },
    async close(...all) {
      const values = [
        JSON.stringify(all.map(recordOf)),
        padList(all.map(({ attempt }) => attempt.id)),
      ];
      const closed = await runPrepared(manager, CLOSE, values);
      if (closed.length !== all.length) throw new Error('The attempt is not open');
    },
    acceptLate: (id, answers) =>
      dropResult(manager.query(ACCEPT_LATE, [id, JSON.stringify(answers)])),
    async removeOf(studentId) {
      const rows = await manager.query<{ id: string }[]>(REMOVE, [studentId]);
      return rows.map(({ id }) => id);
    },
    save: ({ id, state, deadline, addedSeconds, closedAt }) =>
      dropResult(attempts.update({ id }, { state, deadline, addedSeconds, closedAt })),
    async listOpen(domain, sittingId) {
      const rows = await manager.query<{ id: string }[]>(OPEN, [domain, sittingId]);
      return rows.map(({ id }) => id);
    },
    async seenBy(studentId) {
      const rows = await manager.query<(SeenQuestion & { id: string })[]>(SEEN, [studentId]);
      return new Map(rows.map(({ id, times, seeds }) => [id, { times, seeds }]));
    },
    async shownToRushed(domain) {
      const rows = await manager.query<{ id: string }[]>(SHOWN_TO_RUSHED, [domain]);
      return new Set(rows.map(({ id }) => id));
    },
    async studentsOverdueSince(deadline, most) {
      const rows = await manager.query<{ student_id: string }[]>(OVERDUE, [deadline, most]);
      return rows.map((row) => row.student_id);
    },
  };
}
