import { StudentNotFound, type AccountStores } from '../accounts/index.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import {
  acceptsAnswers,
  ownAnswers,
  remainingSeconds,
  withFinalChoices,
  type Answers,
  type Attempt,
} from './attempt.js';
import { closeAttempts, type Ending } from './close-attempt.js';
import { AttemptNotFound, AttemptVoid, TimeWasAdded } from './errors.js';
import type { Chance, LockedAttempt } from './ports.js';
import type { ClosingStores, ExamStores } from './stores.js';

/** A page's own clock may be ahead of the server's by less than this. */
const EARLY_SECONDS = 5;

export type Submission = {
  readonly studentId: string;
  /** The attempt that is meant; without it, the open or the last one whose questions match. */
  readonly attemptId?: string | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The questions whose answers were not saved before; without it, all. The others are saved, and
   * may have been changed since on another device: there the saved answer counts. */
  readonly unsaved?: readonly string[] | undefined;
  /** Whether the page does so by itself since, as far as it knows, the time is up. */
  readonly isTimeUp?: boolean | undefined;
};

const asksAbout = (attempt: Attempt, { answers }: Submission): boolean =>
  attempt.questions.some(({ id }) => Object.hasOwn(answers, id));

async function likely(tx: Transaction<ExamStores>, sent: Submission): Promise<Attempt | null> {
  const { studentId } = sent;
  const open = await tx.attempts.findOpenOf(studentId);
  if (open && asksAbout(open, sent)) return open;
  const last = await tx.attempts.findLastClosedOf(studentId);
  return last && asksAbout(last, sent) ? last : open;
}

async function locked(tx: Transaction<ExamStores & AccountStores>, sent: Submission) {
  const { studentId, attemptId } = sent;
  if (attemptId !== undefined) return tx.attempts.lockWithStudent(attemptId, studentId);
  const student = await tx.students.lockById(studentId);
  return student && { student, attempt: await likely(tx, sent) };
}

function finalAnswers(attempt: Attempt, { answers, unsaved }: Submission): Answers {
  const news = Object.entries(answers).filter(([id]) => unsaved?.includes(id) ?? true);
  return withFinalChoices(attempt.answers, ownAnswers(attempt, Object.fromEntries(news)));
}

/** How a submit ends its attempt; null if it has ended before. @throws AttemptVoid, TimeWasAdded */
function endingOf({ student, attempt }: LockedAttempt, sent: Submission, now: Date): Ending | null {
  if (attempt.state === 'void') throw new AttemptVoid();
  if (attempt.state !== 'open') return null;
  if (sent.isTimeUp && remainingSeconds(attempt, now) > EARLY_SECONDS) throw new TimeWasAdded();
  if (!acceptsAnswers(attempt, now)) return { student, attempt, state: 'expired' };
  const answers = finalAnswers(attempt, sent);
  return { student, attempt: { ...attempt, answers }, state: 'submitted' };
}

type Ports = Work<ClosingStores & AccountStores> & Chance;

/** Submits and grades an attempt; a closed or late one answers with the one result there is.
 * @returns the result's id @throws AttemptNotFound, AttemptVoid, StudentNotFound, TimeWasAdded */
export const submitAttempt = ({ unitOfWork, random }: Ports, sent: Submission): Promise<string> =>
  unitOfWork.run(async (tx) => {
    const { student, attempt } = (await locked(tx, sent)) ?? {};
    if (!student) throw new StudentNotFound();
    if (!attempt) throw new AttemptNotFound();
    const ending = endingOf({ student, attempt }, sent, tx.now);
    if (ending) await closeAttempts({ random }, tx, [ending]);
    return attempt.id;
  });

export type NamedSubmission = Submission & { readonly attemptId: string };

/** What became of one submit of many: the result's id, or why it is refused; null for one that has to be
 * done alone, since its row is held or its attempt is not found. */
export type SubmitOutcome = { readonly resultId: string } | { readonly refusal: unknown } | null;

/** Submits of the same moment, in one transaction: all of them are stored, or none. One that is refused
 * writes nothing. The students must differ. */
export const submitTogether = (
  { unitOfWork, random }: Ports,
  all: readonly NamedSubmission[],
): Promise<readonly SubmitOutcome[]> =>
  unitOfWork.run(async (tx) => {
    const found = await tx.attempts.lockUnheld(all);
    const endings: Ending[] = [];
    const outcomes = all.map((sent, place): SubmitOutcome => {
      const own = found[place];
      if (!own) return null;
      try {
        const ending = endingOf(own, sent, tx.now);
        if (ending) endings.push(ending);
        return { resultId: own.attempt.id };
      } catch (refusal) {
        return { refusal };
      }
    });
    await closeAttempts({ random }, tx, endings);
    return outcomes;
  });
