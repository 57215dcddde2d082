import type { Attempt, AttemptRepository, ClosedAttempt } from '@portal/domain/exam/index.js';
import { concerns, type Ruling } from '@portal/domain/rulings/index.js';
import type { EntityManager } from 'typeorm';
import { outboxValues } from '../email/index.js';
import { NotTogether } from '../platform/concurrency/run-together.js';
import { gathered, planned } from '../platform/database/gathered.js';
import { prepared } from '../platform/database/prepared.pg.js';
import { rulingOf, type StoredRuling } from '../rulings/index.js';
import { CLOSE_TOGETHER, LOCK_TOGETHER } from './exam.statements.js';
import { RULINGS_ON } from './regrading.statements.js';
import { apart, type StudentWithAttempt } from './student-with-attempt.js';

type Questions = Attempt['questions'];
type Asked = { readonly id: string; readonly studentId: string };

/** One record of {@link CLOSE_TOGETHER}; its mail knows the request in whose name it is made. */
function recordOf({ attempt, result, mail }: ClosedAttempt) {
  const [mailId, kind, to, replyTo, data, expiresAt, requestId] = outboxValues(mail);
  return {
    id: attempt.id,
    ...{ state: attempt.state, answers: attempt.answers, closed_at: attempt.closedAt },
    ...{ student_id: result.studentId, student_name: result.studentName, email: result.email },
    ...{ domain: result.domain, score: result.score, total_questions: result.totalQuestions },
    ...{ percentage: result.percentage, passed: result.passed, pass_percent: result.passPercent },
    ...{ time_taken: result.timeTaken, started_on: result.startedOn },
    ...{ completed_on: result.completedOn, attempts_used: result.attemptsUsed },
    ...{ total_attempts: result.totalAttempts, questions: result.questions },
    ...{ mail_id: mailId, kind, to_address: to, reply_to: replyTo },
    ...{
      data: JSON.parse(data as string) as unknown,
      expires_at: expiresAt,
      request_id: requestId,
    },
  };
}

const closer = (manager: EntityManager) =>
  gathered<ReturnType<typeof recordOf>, boolean>(async (records) => {
    const ids = planned(records.map(({ id }) => id));
    const values = [JSON.stringify(records), ids];
    const rows = await prepared<{ id: string }>(manager, CLOSE_TOGETHER, values);
    const closed = new Set(rows.map(({ id }) => id));
    return records.map(({ id }) => closed.has(id));
  });

const rulingsReader = (manager: EntityManager) =>
  gathered<Questions, readonly Ruling[]>(async (asked) => {
    const served = new Map(asked.flat().map((one) => [`${one.id}@${one.version}`, one]));
    const all = [...served.values()];
    const values = [all.map(({ id }) => id), all.map(({ version }) => version)];
    const rulings = (await prepared<StoredRuling>(manager, RULINGS_ON, values)).map(rulingOf);
    return asked.map((questions) =>
      rulings.filter((ruling) => questions.some((one) => concerns(ruling, one))),
    );
  });

const locker = (manager: EntityManager) =>
  gathered<Asked, StudentWithAttempt<Attempt> | null>(async (asked) => {
    const students = planned(asked.map(({ studentId }) => studentId));
    const attempts = planned(asked.map(({ id }) => id));
    const rows = await prepared<StudentWithAttempt<Attempt>>(manager, LOCK_TOGETHER, [
      students,
      attempts,
    ]);
    const byStudent = new Map(rows.map((row) => [row.ownerId, row]));
    return asked.map(({ id, studentId }) => {
      const row = byStudent.get(studentId);
      return row?.id === id ? row : null;
    });
  });

/** What is asked in one turn is one statement. Who can't be locked at once, or does not have the attempt, is done alone. */
export function typeormAttemptsTogether(
  manager: EntityManager,
): Pick<AttemptRepository, 'lockWithStudent' | 'rulingsOn' | 'close'> {
  const [lock, readRulings, close] = [locker(manager), rulingsReader(manager), closer(manager)];
  const lockedStudents = new Set<string>();
  return {
    async lockWithStudent(id, studentId) {
      // A row that this transaction has locked itself would not be left out.
      if (lockedStudents.has(studentId)) throw new NotTogether();
      lockedStudents.add(studentId);
      const row = await lock({ id, studentId });
      if (!row) throw new NotTogether();
      return apart<Attempt>(row);
    },
    rulingsOn: ({ questions }) => readRulings(questions),
    async close(closed) {
      if (!(await close(recordOf(closed)))) throw new Error('The attempt is not open');
    },
  };
}
