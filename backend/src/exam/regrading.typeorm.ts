import type {
  AttemptRepository,
  GradedAttempt,
  Regrading,
  ServedIn,
  StudentAtTest,
} from '@portal/domain/exam/index.js';
import { In, type EntityManager } from 'typeorm';
import { outboxValues } from '../email/index.js';
import { runPrepared } from '../platform/database/run-prepared.pg.js';
import { rulingOf, type StoredRuling } from '../questions/index.js';
import { AttemptSchema } from './attempt.schema.js';
import { LOCK_STUDENTS, REGRADE, RULINGS_ON, SERVED_IN } from './regrading.statements.js';
import { resultsBy } from './results.typeorm.js';

/** Before every key. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const NO_MAIL = [null, null, null, null, null, null, null];

type Candidate = { readonly id: string; readonly studentId: string };

const candidates = (manager: EntityManager, served: ServedIn): Promise<Candidate[]> => {
  const { questionId, version, after, most } = served;
  return manager.query(SERVED_IN, [questionId, version, after ?? FIRST, most]);
};

async function graded(manager: EntityManager, ids: readonly string[]): Promise<GradedAttempt[]> {
  const attempts = await manager
    .getRepository(AttemptSchema)
    .find({ where: { id: In(ids) }, order: { id: 'ASC' } });
  const results = new Map((await resultsBy(manager, ids)).map((result) => [result.id, result]));
  return attempts.flatMap((attempt) => {
    const result = results.get(attempt.id);
    return result ? [{ attempt, result }] : [];
  });
}

async function locked(
  manager: EntityManager,
  served: ServedIn,
): ReturnType<AttemptRepository['lockClosedWith']> {
  const found = await candidates(manager, served);
  const last = found.at(-1);
  if (!last) return [];
  const owners = [...new Set(found.map(({ studentId }) => studentId))];
  const students = await manager.query<StudentAtTest[]>(LOCK_STUDENTS, [owners]);
  const byId = new Map(students.map((student) => [student.id, student]));
  const batch = (
    await graded(
      manager,
      found.map(({ id }) => id),
    )
  ).flatMap((one) => {
    const student = byId.get(one.attempt.studentId);
    return student ? [{ ...one, student }] : [];
  });
  // All of them may have been erased while their locks were waited for; others come after them.
  return batch.length > 0 ? batch : locked(manager, { ...served, after: last.id });
}

async function regrade(manager: EntityManager, regrading: Regrading): Promise<void> {
  const { before, after, rulingIds, givesBack, mail } = regrading;
  const kept = await runPrepared(manager, REGRADE, [
    ...[before.id, before.revision, after.revision, after.score, after.totalQuestions],
    ...[after.percentage, after.passed, after.isVoid, rulingIds, after.correction?.at],
    ...[JSON.stringify(after.questions), givesBack, ...(mail ? outboxValues(mail) : NO_MAIL)],
  ]);
  if (kept.length !== 1) throw new Error('Another grading is in force');
}

export const typeormRegrading = (
  manager: EntityManager,
): Pick<AttemptRepository, 'rulingsOn' | 'closedWith' | 'lockClosedWith' | 'regrade'> => ({
  async rulingsOn({ questions }) {
    const ids = questions.map(({ id }) => id);
    const versions = questions.map(({ version }) => version);
    const rows = await runPrepared<StoredRuling>(manager, RULINGS_ON, [ids, versions]);
    return rows.map(rulingOf);
  },
  async closedWith(served) {
    const found = await candidates(manager, served);
    return graded(
      manager,
      found.map(({ id }) => id),
    );
  },
  lockClosedWith: (served) => locked(manager, served),
  regrade: (regrading) => regrade(manager, regrading),
});
