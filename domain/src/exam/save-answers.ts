import { acceptsAnswers, ownAnswers, remainingSeconds } from './attempt.js';
import { AttemptClosed, AttemptNotFound } from './errors.js';
import type { Work } from '../shared/unit-of-work.js';

/** What a page saves while the test runs. */
export type AnswersToSave = {
  readonly studentId: string;
  readonly attemptId: string;
  /** The option chosen by question id, or null for a choice taken back; others stay as they are. */
  readonly answers: Readonly<Record<string, unknown>>;
};

/**
 * Saves the answers chosen so far of a student's own open attempt.
 * @returns the seconds that are left, by which a page that slept can set its clock
 * @throws AttemptNotFound, AttemptClosed
 */
export async function saveAnswers({ unitOfWork }: Work, sent: AnswersToSave): Promise<number> {
  return unitOfWork.run(async (tx) => {
    // Held against a submit, which would lay the answers that it has read over these.
    await tx.students.lockById(sent.studentId);
    const attempt = await tx.attempts.find(sent.attemptId);
    if (attempt?.studentId !== sent.studentId) throw new AttemptNotFound();
    if (!acceptsAnswers(attempt, tx.now)) throw new AttemptClosed();
    const saved = await tx.attempts.saveAnswers(attempt.id, ownAnswers(attempt, sent.answers));
    if (!saved) throw new AttemptClosed();
    return remainingSeconds(attempt, tx.now);
  });
}
