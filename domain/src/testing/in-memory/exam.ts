import { answer, refuseDuplicate, removeRows, rowOf, type TablesNow } from './tables.js';
import type { Attempt } from '../../exam/attempt.js';
import type { AttemptRepository, ResultRepository } from '../../exam/ports.js';

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
export function inMemoryAttempts(now: TablesNow): AttemptRepository {
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
    close: ({ id, state, answers, closedAt }) =>
      answer(() => {
        const open = openBy(id);
        if (!open) throw new Error('the attempt is not open');
        keep({ ...open, state, answers, closedAt });
      }),
    removeOf: (owner) =>
      answer(() => removeRows(now().attempts, ({ studentId }) => studentId === owner)),
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
  add: (result) =>
    answer(() => {
      refuseDuplicate(now().results.has(result.id), 'result id');
      now().results.set(result.id, result);
    }),
  find: (wanted) => answer(() => rowOf(now().results, ({ id }) => id === wanted)),
  removeOf: (owner) =>
    answer(() => void removeRows(now().results, ({ studentId }) => studentId === owner)),
});
