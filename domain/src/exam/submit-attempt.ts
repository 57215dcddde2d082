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
import type { Chance, LockedAttempt, ClosingStores, ExamStores } from './ports.js';
import { type OnDevice, rejectOtherDevice } from './sittings/on-device.js';

/** A page's clock may be ahead of the server's by less than this. */
const EARLY_SECONDS = 5;

export type Submission = OnDevice & {
  readonly studentId: string;
  /** The attempt; without it, the open or last one whose questions match. */
  readonly attemptId?: string | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The questions whose answers were not saved yet; without it, all. Other answers may have been changed on another
   * device since: for those the saved answer counts. */
  readonly unsaved?: readonly string[] | undefined;
  /** Whether the page submits by itself because it thinks that the time is up. */
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

/** How a submit ends its attempt; null if it is already closed. @throws AttemptVoid, AdmissionNeeded, TimeWasAdded */
async function endingOf(
  tx: Transaction<ExamStores>,
  { student, attempt }: LockedAttempt,
  sent: Submission,
): Promise<Ending | null> {
  if (attempt.state === 'void') throw new AttemptVoid();
  if (attempt.state !== 'open') return null;
  await rejectOtherDevice(tx, attempt, sent);
  if (sent.isTimeUp && remainingSeconds(attempt, tx.now) > EARLY_SECONDS) throw new TimeWasAdded();
  if (!acceptsAnswers(attempt, tx.now)) return { student, attempt, state: 'expired' };
  const answers = finalAnswers(attempt, sent);
  return { student, attempt: { ...attempt, answers }, state: 'submitted' };
}

type Ports = Work<ClosingStores & AccountStores> & Chance;

/** Submits and grades an attempt; if it is closed or late, returns its one result. @returns the result's id @throws
 * AttemptNotFound, AttemptVoid, StudentNotFound, AdmissionNeeded, TimeWasAdded */
export const submitAttempt = ({ unitOfWork, random }: Ports, sent: Submission): Promise<string> =>
  unitOfWork.run(async (tx) => {
    const { student, attempt } = (await locked(tx, sent)) ?? {};
    if (!student) throw new StudentNotFound();
    if (!attempt) throw new AttemptNotFound();
    const ending = await endingOf(tx, { student, attempt }, sent);
    if (ending) await closeAttempts({ random }, tx, [ending]);
    return attempt.id;
  });

export type NamedSubmission = Submission & { readonly attemptId: string };

/** The outcome of one submit of several: the result's id, or the refusal; null for one that must be done alone, since
 * its row is locked or its attempt is not found. */
export type SubmitOutcome = { readonly resultId: string } | { readonly refusal: unknown } | null;

/** Submits of different students in one transaction: all are stored, or none. A refused one writes nothing. */
export const submitTogether = (
  { unitOfWork, random }: Ports,
  all: readonly NamedSubmission[],
): Promise<readonly SubmitOutcome[]> =>
  unitOfWork.run(async (tx) => {
    const found = await tx.attempts.lockUnheld(all);
    const endings: Ending[] = [];
    const outcomeOf = async (
      sent: Submission,
      own?: LockedAttempt | null,
    ): Promise<SubmitOutcome> => {
      if (!own) return null;
      try {
        const ending = await endingOf(tx, own, sent);
        if (ending) endings.push(ending);
        return { resultId: own.attempt.id };
      } catch (refusal) {
        return { refusal };
      }
    };
    const outcomes: SubmitOutcome[] = [];
    for (const [place, sent] of all.entries()) outcomes.push(await outcomeOf(sent, found[place]));
    await closeAttempts({ random }, tx, endings);
    return outcomes;
  });
