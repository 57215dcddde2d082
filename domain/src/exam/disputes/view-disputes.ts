import type { ExamStores } from '../ports.js';
import type { Work } from '../../kernel/transaction.js';
import { closedAtOf } from './file-dispute.js';
import { disputableUntil, disputesLeft, type QuestionDispute } from './question-dispute.js';
import type { DisputeStores } from './ports.js';

/** A dispute as its student sees it: without the admin and the ruling. */
export type OwnDispute = Pick<
  QuestionDispute,
  'questionId' | 'kind' | 'text' | 'state' | 'answer' | 'openedAt' | 'decidedAt'
>;

export type OwnDisputes = {
  readonly disputes: readonly OwnDispute[];
  readonly until: Date;
  readonly isOpen: boolean;
  readonly left: number;
};

export const ownDispute = (dispute: QuestionDispute): OwnDispute => ({
  questionId: dispute.questionId,
  kind: dispute.kind,
  text: dispute.text,
  state: dispute.state,
  answer: dispute.answer,
  openedAt: dispute.openedAt,
  decidedAt: dispute.decidedAt,
});

/** The disputes of a student's own test. @throws ResultNotFound also for another student's */
export const viewQuestionDisputes = (
  { unitOfWork }: Work<ExamStores & DisputeStores>,
  { studentId, resultId }: { readonly studentId: string; readonly resultId: string },
): Promise<OwnDisputes> =>
  unitOfWork.run(async (tx) => {
    const { closedAt } = closedAtOf(await tx.attempts.find(resultId), studentId);
    const disputes = await tx.questionDisputes.ofResult(resultId);
    const until = disputableUntil(closedAt);
    const left = disputesLeft(disputes);
    return { disputes: disputes.map(ownDispute), until, isOpen: tx.now <= until, left };
  });
