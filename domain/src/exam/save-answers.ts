import type { Work, IdSource } from '../kernel/transaction.js';
import { acceptsAnswers, ownAnswers, remainingSeconds, type Answers } from './attempt.js';
import { disputeInTest } from './disputes/file-dispute.js';
import type { DisputeStores } from './disputes/ports.js';
import { AttemptClosed, AttemptNotFound } from './errors.js';
import type { ExamStores } from './ports.js';
import { type OnDevice, rejectOtherDevice } from './sittings/on-device.js';

export type AnswersToSave = OnDevice & {
  readonly studentId: string;
  readonly attemptId: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** A line about each question that the student finds wrong. */
  readonly disputes?: Readonly<Record<string, string>> | undefined;
};

export type SavedAnswers = {
  readonly remainingSeconds: number;
  /** All saved answers, also those chosen on another device since. */
  readonly answers: Answers;
};

/** Saves answers of a student's own open attempt. @throws AttemptNotFound, AdmissionNeeded, AttemptClosed */
export async function saveAnswers(
  { unitOfWork, ids }: Work<ExamStores & DisputeStores> & { readonly ids: IdSource },
  sent: AnswersToSave,
): Promise<SavedAnswers> {
  return unitOfWork.run(async (tx) => {
    // Locked, since a submit would otherwise store the answers that it has read over these.
    const { attempt } = (await tx.attempts.lockWithStudent(sent.attemptId, sent.studentId)) ?? {};
    if (!attempt) throw new AttemptNotFound();
    await rejectOtherDevice(tx, attempt, sent);
    if (!acceptsAnswers(attempt, tx.now)) throw new AttemptClosed();
    const news = ownAnswers(attempt, sent.answers);
    const saved = await tx.attempts.saveAnswers(attempt.id, news);
    if (!saved) throw new AttemptClosed();
    if (sent.disputes) await disputeInTest(tx, ids, attempt, sent.disputes);
    return {
      remainingSeconds: remainingSeconds(attempt, tx.now),
      answers: { ...attempt.answers, ...news },
    };
  });
}
