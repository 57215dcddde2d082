import type * as exam from '@portal/domain/exam/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { gatherRows } from '../platform/database/gather-reads.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import { OPEN_RESULT, RESULT, RESULTS_OF, TRIES_OF } from './exam.statements.js';
import { dropResult } from '../platform/database/drop-result.js';

/** The moment when the student first opened it is not shown with a result. */
type ResultRow = Omit<exam.Result, 'correction' | 'sittingId'> & { readonly openedAt: Date | null };

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

type StoredResult = Omit<exam.Result, 'correction'> & {
  readonly isOpened: boolean;
  readonly correctedAt: Date | null;
  readonly first: exam.Correction['first'] | null;
};

const resultOf = (stored: StoredResult): exam.Result => {
  const { correctedAt, first, isOpened: _, ...result } = stored;
  const correction = correctedAt && first ? { at: correctedAt, first } : null;
  return { ...result, correction };
};

export async function resultsBy(
  manager: EntityManager,
  ids: readonly string[],
): Promise<readonly exam.Result[]> {
  return (await runPrepared<StoredResult>(manager, RESULT, [ids])).map(resultOf);
}

const GRADINGS_OF = `
  SELECT revision, score, total_questions AS "totalQuestions", percentage, passed,
    is_void AS "isVoid", ruling_ids AS "rulingIds", graded_at AS "gradedAt"
  FROM result_gradings WHERE result_id = $1 ORDER BY revision`;
const UNOPENED = 'AND opened_at IS NULL';

/** The student's lock is held, so nothing else changes the result now. */
async function withdraw(
  manager: EntityManager,
  id: string,
  terms = '',
): Promise<exam.Result | null> {
  const [result] = await resultsBy(manager, [id]);
  const remove = `WITH gone AS (DELETE FROM results WHERE id = $1 ${terms} RETURNING id)
    SELECT id FROM gone`;
  const gone = await manager.query<object[]>(remove, [id]);
  return gone.length > 0 ? (result ?? null) : null;
}

async function opened(
  manager: EntityManager,
  id: string,
  studentId: string,
): Promise<exam.Result | null> {
  const [found] = await runPrepared<StoredResult>(manager, OPEN_RESULT, [id, studentId]);
  if (!found) return null;
  // Another request has just opened it, or withdrawn it: read it again.
  return found.isOpened ? resultOf(found) : opened(manager, id, studentId);
}

export function typeormResults(manager: EntityManager): exam.ResultRepository {
  const resultBy = gatherRows<StoredResult>(manager, RESULT, ({ id }) => id);
  return {
    async find(id) {
      const found = await resultBy(id);
      return found && resultOf(found);
    },
    listOf: (studentId) => runPrepared<exam.ResultSummary>(manager, RESULTS_OF, [studentId]),
    triesOf: async (studentId, domain) =>
      (await runPrepared<exam.Try>(manager, TRIES_OF, [studentId, domain])).toReversed(),
    gradingsOf: (id) => manager.query<exam.KeptGrading[]>(GRADINGS_OF, [id]),
    async open(id, studentId) {
      const found = await resultBy(id);
      if (found?.studentId !== studentId) return null;
      return found.isOpened ? resultOf(found) : opened(manager, id, studentId);
    },
    withdraw: (id) => withdraw(manager, id),
    withdrawUnopened: (id) => withdraw(manager, id, UNOPENED),
    removeOf: (studentId) => dropResult(manager.getRepository(ResultSchema).delete({ studentId })),
  };
}
