import { ResultNotFound, type WithAttempts } from '../exam/index.js';
import type { Work } from '../kernel/transaction.js';
import { type LateAnswer, proofOf, type Proof } from './late-answer.js';
import type { WithLateAnswers } from './ports.js';

/** A late answer as its student sees it, without who decided. */
export type OwnLateAnswer = Pick<
  LateAnswer,
  'questionId' | 'place' | 'option' | 'state' | 'reason' | 'arrivedAt' | 'decidedAt'
> & { readonly proof: Proof };

const own = (late: LateAnswer): OwnLateAnswer => ({
  questionId: late.questionId,
  place: late.place,
  option: late.option,
  proof: proofOf(late.basis),
  state: late.state,
  reason: late.reason,
  arrivedAt: late.arrivedAt,
  decidedAt: late.decidedAt,
});

/** What came late of a student's own test. @throws ResultNotFound also for another student's */
export const viewLateAnswers = (
  { unitOfWork }: Work<WithAttempts & WithLateAnswers>,
  { studentId, resultId }: { readonly studentId: string; readonly resultId: string },
): Promise<readonly OwnLateAnswer[]> =>
  unitOfWork.run(async (tx) => {
    const attempt = await tx.attempts.find(resultId);
    if (attempt?.studentId !== studentId) throw new ResultNotFound();
    return (await tx.lateAnswers.ofAttempt(resultId)).map(own);
  });
