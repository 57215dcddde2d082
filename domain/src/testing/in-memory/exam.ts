import type { Attempt } from '../../exam/attempt.js';
import type { AttemptRepository, ResultRepository } from '../../exam/ports.js';
import { summaryOf } from '../../exam/result.js';
import type { TestClock } from '../test-clock.js';
import { inMemoryOutbox } from './emails.js';
import { answer, refuseDuplicate, removeRows, rowOf, type TablesNow } from './tables.js';

const notEarlier = (one: Attempt, other: Attempt): boolean =>
  Number(one.closedAt) >= Number(other.closedAt);

function countedIds(attempts: readonly Attempt[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of attempts.flatMap(({ questions }) => questions)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Attempts in memory. */
export function inMemoryAttempts(now: TablesNow, clock: TestClock): AttemptRepository {
  const all = () => [...now().attempts.values()];
  const of = (owner: string) => all().filter(({ studentId }) => studentId === owner);
  const openOf = (owner: string) => of(owner).find(({ state }) => state === 'open') ?? null;
  const openBy = (id: string) => {
    const attempt = now().attempts.get(id);
    return attempt?.state === 'open' ? attempt : null;
  };
  const keep = (attempt: Attempt) => void now().attempts.set(attempt.id, attempt);
  return {
    add: (attempt) =>
      answer(() => {
        refuseDuplicate(now().attempts.has(attempt.id), 'attempt id');
        refuseDuplicate(openOf(attempt.studentId), 'open attempt of a student');
        keep(attempt);
      }),
    find: (id) => answer(() => now().attempts.get(id) ?? null),
    findOpenOf: (studentId) => answer(() => openOf(studentId)),
    findSittingOf: (studentId) =>
      answer(() => {
        const student = now().students.get(studentId);
        const attempt = openOf(studentId);
        return student && attempt ? { student, attempt, now: clock.now } : null;
      }),
    findStatusOf: (studentId) =>
      answer(() => {
        const student = now().students.get(studentId);
        return student ? { student, open: openOf(studentId), now: clock.now } : null;
      }),
    findLastClosedOf: (studentId) =>
      answer(() =>
        of(studentId)
          .filter(({ state }) => state !== 'open')
          .reduce<Attempt | null>(
            (last, one) => (!last || notEarlier(one, last) ? one : last),
            null,
          ),
      ),
    saveAnswers: (id, answers) =>
      answer(() => {
        const open = openBy(id);
        if (open) keep({ ...open, answers: { ...open.answers, ...answers } });
        return open !== null;
      }),
    lockWithStudent: (id, studentId) =>
      answer(() => {
        const student = now().students.get(studentId);
        const attempt = now().attempts.get(id);
        const own = attempt?.studentId === studentId ? attempt : null;
        return student ? { student, attempt: own } : null;
      }),
    removeOf: (owner) =>
      answer(() => removeRows(now().attempts, ({ studentId }) => studentId === owner)),
    close: async ({ attempt: { id, state, answers, closedAt }, result, mail }) => {
      const open = openBy(id);
      const student = open && now().students.get(open.studentId);
      if (!open || !student) throw new Error('the attempt is not open');
      keep({ ...open, state, answers, closedAt });
      now().results.set(result.id, result);
      now().students.set(student.id, { ...student, attemptsUsed: result.attemptsUsed });
      await inMemoryOutbox(now).add(mail);
    },
    timesSeenBy: (studentId) => answer(() => countedIds(of(studentId))),
    studentsOverdueSince: (moment, most) =>
      answer(() =>
        all()
          .filter(({ state, deadline }) => state === 'open' && deadline < moment)
          .sort((one, other) => Number(one.deadline) - Number(other.deadline))
          .slice(0, most)
          .map(({ studentId }) => studentId),
      ),
  };
}

/** Results in memory. */
export const inMemoryResults = (now: TablesNow): ResultRepository => ({
  find: (wanted) => answer(() => rowOf(now().results, ({ id }) => id === wanted)),
  listOf: (owner) =>
    answer(() =>
      [...now().results.values()]
        .filter(({ studentId }) => studentId === owner)
        .sort((one, other) => Number(other.completedOn) - Number(one.completedOn))
        .map(summaryOf),
    ),
  removeOf: (owner) =>
    answer(() => void removeRows(now().results, ({ studentId }) => studentId === owner)),
});
