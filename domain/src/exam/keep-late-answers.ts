import type { AccountStores } from '../accounts/index.js';
import type { Work, IdSource } from '../kernel/transaction.js';
import { ownAnswers } from './attempt.js';
import { closeOverdueOf } from './close-overdue.js';
import { AttemptNotFound, AttemptStillOpen, AttemptVoid } from './errors.js';
import type { Chance, ClosingStores } from './ports.js';
import { type OnDevice, rejectOtherDevice } from './sittings/on-device.js';

type Stores = ClosingStores & AccountStores;
type Ports = Work<Stores> & Chance & { readonly ids: IdSource };

export type LateChoices = OnDevice & {
  readonly studentId: string;
  readonly attemptId: string;
  readonly choices: Readonly<Record<string, unknown>>;
  /** By question: seconds from the server's last reply to the choice. */
  readonly secondsSinceReply: Readonly<Record<string, number>>;
};

/** Stores answers that arrive after the end; each counts only if an admin accepts it. A repeat changes nothing. @throws
 * AttemptNotFound, AdmissionNeeded, AttemptVoid, AttemptStillOpen */
export async function keepLateAnswers(ports: Ports, sent: LateChoices): Promise<void> {
  const { studentId, attemptId, choices, secondsSinceReply } = sent;
  await closeOverdueOf(ports, studentId);
  await ports.unitOfWork.run(async (tx) => {
    const { attempt } = (await tx.attempts.lockWithStudent(attemptId, studentId)) ?? {};
    if (!attempt) throw new AttemptNotFound();
    await rejectOtherDevice(tx, attempt, sent);
    if (attempt.state === 'void') throw new AttemptVoid();
    if (attempt.state === 'open') throw new AttemptStillOpen();
    const isAfterReview = await tx.lateAnswers.isReviewOpened(attempt.id);
    for (const [questionId, option] of Object.entries(ownAnswers(attempt, choices))) {
      if (option === null || option === attempt.answers[questionId]) continue;
      const seconds = Object.hasOwn(secondsSinceReply, questionId)
        ? (secondsSinceReply[questionId] ?? null)
        : null;
      await tx.lateAnswers.add({
        ...{ id: ports.ids.next(), attemptId, questionId, option },
        place: attempt.questions.findIndex(({ id }) => id === questionId) + 1,
        ...{ secondsSinceReply: seconds, arrivedAt: tx.now, isAfterReview },
        ...{ state: 'waiting', reason: '', decidedAt: null },
      });
    }
  });
}
