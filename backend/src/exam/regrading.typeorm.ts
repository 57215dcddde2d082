import type * as exam from '@portal/domain/exam/index.js';
import { In, type EntityManager } from 'typeorm';
import { outboxRecord } from '../email/index.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import { rulingOf, type StoredRuling } from '../questions/index.js';
import { AttemptSchema } from './attempt.schema.js';
import { LOCK_STUDENTS, REGRADE, RULINGS_ON, SERVED_IN } from './regrading.statements.js';
import { resultsBy } from './results.typeorm.js';

/** Smaller than every key. */
const FIRST = '00000000-0000-0000-0000-000000000000';

type ServedAttempt = { readonly id: string; readonly studentId: string };

const findServed = (manager: EntityManager, served: exam.ServedIn): Promise<ServedAttempt[]> => {
  const { questionId, version, after, most } = served;
  return manager.query(SERVED_IN, [questionId, version, after ?? FIRST, most]);
};

async function findGraded(
  manager: EntityManager,
  ids: readonly string[],
): Promise<exam.GradedAttempt[]> {
  const attempts = await manager
    .getRepository(AttemptSchema)
    .find({ where: { id: In(ids) }, order: { id: 'ASC' } });
  const results = new Map((await resultsBy(manager, ids)).map((result) => [result.id, result]));
  return attempts.flatMap((attempt) => {
    const result = results.get(attempt.id);
    return result ? [{ attempt, result }] : [];
  });
}

async function lockBatch(
  manager: EntityManager,
  served: exam.ServedIn,
): ReturnType<exam.AttemptRepository['lockClosedWith']> {
  const found = await findServed(manager, served);
  const last = found.at(-1);
  if (!last) return [];
  const owners = [...new Set(found.map(({ studentId }) => studentId))];
  const students = await manager.query<exam.StudentAtTest[]>(LOCK_STUDENTS, [owners]);
  const byId = new Map(students.map((student) => [student.id, student]));
  const batch = (
    await findGraded(
      manager,
      found.map(({ id }) => id),
    )
  ).flatMap((one) => {
    const student = byId.get(one.attempt.studentId);
    return student ? [{ ...one, student }] : [];
  });
  // All of this batch may have been erased while the locks were waited for; then the next batch follows.
  return batch.length > 0 ? batch : lockBatch(manager, { ...served, after: last.id });
}

async function regrade(manager: EntityManager, regrading: exam.Regrading): Promise<void> {
  const { before, after, rulingIds, givesBack, mail } = regrading;
  const { revision, score, totalQuestions, percentage, passed, isVoid, questions } = after;
  const next = {
    id: before.id,
    last_revision: before.revision,
    revision,
    score,
    total_questions: totalQuestions,
    percentage,
    passed,
    is_void: isVoid,
    ruling_ids: rulingIds,
    graded_at: after.correction?.at,
    questions,
    gives_back: givesBack,
    ...(mail && outboxRecord(mail)),
  };
  const stored = await runPrepared(manager, REGRADE, [JSON.stringify(next)]);
  if (stored.length !== 1) throw new Error('Another grading is in force');
}

export const typeormRegrading = (
  manager: EntityManager,
): Pick<exam.AttemptRepository, 'rulingsOn' | 'closedWith' | 'lockClosedWith' | 'regrade'> => ({
  async rulingsOn({ questions }) {
    const ids = questions.map(({ id }) => id);
    const versions = questions.map(({ version }) => version);
    const rows = await runPrepared<StoredRuling>(manager, RULINGS_ON, [ids, versions]);
    return rows.map(rulingOf);
  },
  async closedWith(served) {
    const found = await findServed(manager, served);
    return findGraded(
      manager,
      found.map(({ id }) => id),
    );
  },
  lockClosedWith: (served) => lockBatch(manager, served),
  regrade: (regrading) => regrade(manager, regrading),
});
