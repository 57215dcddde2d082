import { StudentNotFound, type WithStudents } from '../accounts/index.js';
import type { SharedWork, Transaction } from '../kernel/transaction.js';
import {
  acceptsAnswers,
  ownAnswers,
  remainingSeconds,
  withFinalChoices,
  type Answers,
  type Attempt,
} from './attempt.js';
import { closeAttempt } from './close-attempt.js';
import { AttemptNotFound, AttemptVoid, TimeWasAdded } from './errors.js';
import type { Chance, ClosingStores, WithAttempts } from './ports.js';
import type { StudentAtTest } from './student-at-test.js';

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

async function likely(tx: Transaction<WithAttempts>, sent: Submission): Promise<Attempt | null> {
  const { studentId } = sent;
  const open = await tx.attempts.findOpenOf(studentId);
  if (open && asksAbout(open, sent)) return open;
  const last = await tx.attempts.findLastClosedOf(studentId);
  return last && asksAbout(last, sent) ? last : open;
}

async function locked(tx: Transaction<WithAttempts & WithStudents>, sent: Submission) {
  const { studentId, attemptId } = sent;
  if (attemptId !== undefined) return tx.attempts.lockWithStudent(attemptId, studentId);
  const student = await tx.students.lockById(studentId);
  return student && { student, attempt: await likely(tx, sent) };
}

function finalAnswers(attempt: Attempt, { answers, unsaved }: Submission): Answers {
  const news = Object.entries(answers).filter(([id]) => unsaved?.includes(id) ?? true);
  return withFinalChoices(attempt.answers, ownAnswers(attempt, Object.fromEntries(news)));
}

function closed(
  chance: Chance,
  tx: Transaction<ClosingStores>,
  student: StudentAtTest,
  attempt: Attempt,
  sent: Submission,
) {
  if (sent.isTimeUp && remainingSeconds(attempt, tx.now) > EARLY_SECONDS) throw new TimeWasAdded();
  if (!acceptsAnswers(attempt, tx.now))
    return closeAttempt(chance, tx, student, attempt, 'expired');
  const answers = finalAnswers(attempt, sent);
  return closeAttempt(chance, tx, student, { ...attempt, answers }, 'submitted');
}

/** Submits and grades an attempt; a closed or late one answers with the one result there is.
 * @returns the result's id @throws AttemptNotFound, AttemptVoid, StudentNotFound, TimeWasAdded */
export async function submitAttempt(
  { unitOfWork, random }: SharedWork<ClosingStores & WithStudents> & Chance,
  sent: Submission,
): Promise<string> {
  const work = async (tx: Transaction<ClosingStores & WithStudents>): Promise<string> => {
    const { student, attempt } = (await locked(tx, sent)) ?? {};
    if (!student) throw new StudentNotFound();
    if (!attempt) throw new AttemptNotFound();
    if (attempt.state === 'void') throw new AttemptVoid();
    return attempt.state === 'open' ? closed({ random }, tx, student, attempt, sent) : attempt.id;
  };
  return sent.attemptId === undefined ? unitOfWork.run(work) : unitOfWork.runTogether(work);
}
