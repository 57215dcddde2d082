import type { Try } from '../../exam/all-tries.js';
import type { Attempt } from '../../exam/attempt.js';
import { LEAST_RUSHED, MOST_RUSHED, RUSHED_SECONDS } from '../../exam/rushed.js';
import type { SeenQuestion } from '../../questions/served-question.js';
import type {
  AttemptRepository,
  GradedAttempt,
  KeptGrading,
  ResultRepository,
  ServedIn,
} from '../../exam/ports.js';
import { type Result, summaryOf } from '../../exam/result.js';
import { concerns } from '../../questions/rulings/ruling.js';
import type { TestClock } from '../test-clock.js';
import { inMemoryOutbox } from './emails.js';
import {
  inMemory,
  rejectDuplicate,
  removeRows,
  rowOf,
  rowsOf,
  type Tables,
  type TablesNow,
} from './tables.js';

const notEarlier = (one: Attempt, other: Attempt): boolean =>
  Number(one.closedAt) >= Number(other.closedAt);

function seenIn(attempts: readonly Attempt[]): ReadonlyMap<string, SeenQuestion> {
  const seen = new Map<string, SeenQuestion>();
  for (const { id, seed } of attempts.flatMap(({ questions }) => questions)) {
    const { times, seeds } = seen.get(id) ?? { times: 0, seeds: [] };
    seen.set(id, { times: times + 1, seeds: seed === undefined ? seeds : [...seeds, seed] });
  }
  return seen;
}

const isRushed = ({ startedAt, closedAt, answers }: Attempt): boolean =>
  closedAt !== null &&
  (Number(closedAt) - Number(startedAt) <= RUSHED_SECONDS * 1000 ||
    Object.values(answers).every((option) => option === null));

function shownToRushed(attempts: readonly Attempt[]): ReadonlySet<string> {
  const latest = attempts
    .filter(isRushed)
    .sort((one, other) => Number(other.closedAt) - Number(one.closedAt))
    .slice(0, MOST_RUSHED);
  const ofCollectors = latest.filter(
    ({ studentId }) => latest.filter((one) => one.studentId === studentId).length >= LEAST_RUSHED,
  );
  return new Set(ofCollectors.flatMap(({ questions }) => questions.map(({ id }) => id)));
}

type Regrader = Pick<AttemptRepository, 'rulingsOn' | 'closedWith' | 'lockClosedWith' | 'regrade'>;

function inMemoryRegrading(now: TablesNow) {
  const closedWith = ({ questionId, version, after, most }: ServedIn): GradedAttempt[] =>
    rowsOf(now().attempts, ({ id, questions }) => {
      const isServed = questions.some((one) => one.id === questionId && one.version === version);
      return isServed && id > (after ?? '') && now().results.has(id);
    })
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, most)
      .map((attempt) => ({ attempt, result: now().results.get(attempt.id)! }));
  return inMemory<Regrader>({
    rulingsOn: ({ questions }) =>
      rowsOf(
        now().rulings,
        (ruling) => ruling.applied !== null && questions.some((one) => concerns(ruling, one)),
      ),
    closedWith: (served) => closedWith(served),
    lockClosedWith: (served) =>
      closedWith(served).map((graded) => ({
        ...graded,
        student: now().students.get(graded.attempt.studentId)!,
      })),
    regrade: async ({ before, after, rulingIds, givesBack, mail }) => {
      const { id, studentId } = before;
      if (now().results.get(id)?.revision !== before.revision) throw new Error('another grading');
      const kept = now().gradings.get(id) ?? [gradingOf(before, [], before.completedOn)];
      const gradedAt = after.correction?.at ?? before.completedOn;
      now().gradings.set(id, [...kept, gradingOf(after, rulingIds, gradedAt)]);
      now().results.set(id, after);
      const student = now().students.get(studentId);
      if (givesBack && student) {
        const totalAttempts = student.totalAttempts + 1;
        now().students.set(studentId, { ...student, totalAttempts });
      }
      if (mail) await inMemoryOutbox(now).add(mail);
    },
  });
}

const gradingOf = (
  { revision, score, totalQuestions, percentage, passed, isVoid }: Result,
  rulingIds: readonly string[],
  gradedAt: Date,
): KeptGrading => ({
  ...{ revision, score, totalQuestions, percentage, passed, isVoid, rulingIds, gradedAt },
});

export function inMemoryAttempts(now: TablesNow, clock: TestClock) {
  const of = (owner: string) => rowsOf(now().attempts, { studentId: owner });
  const openOf = (owner: string) => rowOf(now().attempts, { studentId: owner, state: 'open' });
  const openBy = (id: string) => {
    const attempt = now().attempts.get(id);
    return attempt?.state === 'open' ? attempt : null;
  };
  const keep = (attempt: Attempt) => void now().attempts.set(attempt.id, attempt);
  return inMemory<AttemptRepository>({
    add(attempt) {
      rejectDuplicate(now().attempts.has(attempt.id), 'attempt id');
      rejectDuplicate(openOf(attempt.studentId), 'open attempt of a student');
      keep(attempt);
    },
    find: (id) => now().attempts.get(id) ?? null,
    findOpenOf: (studentId) => openOf(studentId),
    findOpenAttemptOf(studentId) {
      const student = now().students.get(studentId);
      const attempt = openOf(studentId);
      return student && attempt ? { student, attempt, now: clock.now } : null;
    },
    findStatusOf(studentId) {
      const student = now().students.get(studentId);
      return student ? { student, open: openOf(studentId), now: clock.now } : null;
    },
    findLastClosedOf: (studentId) =>
      of(studentId)
        .filter(({ state }) => state !== 'open')
        .reduce<Attempt | null>((last, one) => (!last || notEarlier(one, last) ? one : last), null),
    saveAnswers(id, answers) {
      const open = openBy(id);
      if (open) keep({ ...open, answers: { ...open.answers, ...answers } });
      return open !== null;
    },
    acceptLate(id, answers) {
      const closed = now().attempts.get(id);
      if (closed) keep({ ...closed, answers: { ...closed.answers, ...answers } });
    },
    lockWithStudent(id, studentId) {
      const student = now().students.get(studentId);
      const attempt = now().attempts.get(id);
      const own = attempt?.studentId === studentId ? attempt : null;
      return student ? { student, attempt: own } : null;
    },
    removeOf(owner) {
      const gone = removeRows(now().attempts, { studentId: owner });
      removeRows(now().interventions, ({ attemptId }) => gone.includes(attemptId));
      removeRows(now().lateAnswers, ({ attemptId }) => gone.includes(attemptId));
      return gone;
    },
    lockUnheld: (asked) =>
      asked.map(({ attemptId, studentId }) => {
        const student = now().students.get(studentId);
        const attempt = now().attempts.get(attemptId);
        return student && attempt?.studentId === studentId ? { student, attempt } : null;
      }),
    async close(...all) {
      for (const { attempt, result, mail } of all) {
        const { id, state, answers, closedAt } = attempt;
        const open = openBy(id);
        const student = open && now().students.get(open.studentId);
        if (!open || !student) throw new Error('the attempt is not open');
        keep({ ...open, state, answers, closedAt });
        now().results.set(result.id, result);
        now().students.set(student.id, { ...student, attemptsUsed: result.attemptsUsed });
        await inMemoryOutbox(now).add(mail);
      }
    },
    save({ id, state, deadline, addedSeconds, closedAt }) {
      const kept = now().attempts.get(id);
      if (!kept) return;
      const open = state === 'open' ? openOf(kept.studentId) : null;
      rejectDuplicate(open && open.id !== id, 'open attempt of a student');
      keep({ ...kept, state, deadline, addedSeconds, closedAt });
    },
    listOpen: (wanted, room) =>
      rowsOf(
        now().attempts,
        ({ state, domain, sittingId }) =>
          state === 'open' && (wanted ?? domain) === domain && (room ?? sittingId) === sittingId,
      ).map(({ id }) => id),
    seenBy: (studentId) => seenIn(of(studentId)),
    shownToRushed: (wanted) => shownToRushed(rowsOf(now().attempts, { domain: wanted })),
    ...inMemoryRegrading(now),
    studentsOverdueSince: (moment, most) =>
      rowsOf(
        now().attempts,
        ({ state, deadline }) => state === 'open' && deadline < moment,
        'deadline',
      )
        .slice(0, most)
        .map(({ studentId }) => studentId),
  });
}

function withdrawn(tables: Tables, id: string) {
  const { results, opened } = tables;
  const result = results.get(id) ?? null;
  results.delete(id);
  opened.delete(id);
  return result;
}

const tryOf = ({ id, score, totalQuestions, isVoid, questions }: Result): Try => ({
  ...{ id, score, totalQuestions, isVoid },
  questions: questions.map(({ category, isCorrect, ruling }) => ({
    ...{ category, isCorrect },
    ...(ruling && { ruling: { isNeutral: ruling.isNeutral } }),
  })),
});

export function inMemoryResults(now: TablesNow) {
  const find = (matches: Partial<Result>) => rowsOf(now().results, matches, 'completedOn');
  return inMemory<ResultRepository>({
    find: (id) => now().results.get(id) ?? null,
    listOf: (owner) => find({ studentId: owner }).reverse().map(summaryOf),
    triesOf: (owner, wanted) => find({ studentId: owner, domain: wanted }).map(tryOf),
    gradingsOf: (id) => now().gradings.get(id) ?? [],
    open(id, owner) {
      const result = now().results.get(id);
      if (result?.studentId !== owner) return null;
      now().opened.add(id);
      return result;
    },
    withdraw: (id) => withdrawn(now(), id),
    withdrawUnopened: (id) => (now().opened.has(id) ? null : withdrawn(now(), id)),
    removeOf(owner) {
      const gone = removeRows(now().results, { studentId: owner });
      for (const id of gone) now().gradings.delete(id);
    },
  });
}
