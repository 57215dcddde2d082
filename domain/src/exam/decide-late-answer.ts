import type { AccountStores } from '../accounts/index.js';
import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import type { Attempt } from './attempt.js';
import {
  AcceptingLowersScore,
  AttemptNotClosed,
  CameAfterReview,
  LateAnswerDecided,
  OtherAnswerAccepted,
} from './errors.js';
import type { LateAnswer } from './late-answer.js';
import { lockAttempt } from './lock-attempt.js';
import type { Chance, ClosingStores } from './ports.js';
import { regradeAttempt } from './regrade-attempt.js';
import type { Result } from './result.js';
import type { StudentAtTest } from './student-at-test.js';

type Stores = ClosingStores & AuditStores & EmailStores & AccountStores;
type Ports = Work<Stores> & Chance & { readonly ids: IdSource };

export type LateDecision = { readonly lateAnswerId: string; readonly reason: string };

type Pending = {
  readonly late: LateAnswer;
  readonly student: StudentAtTest;
  readonly attempt: Attempt;
  readonly result: Result;
};

async function findPending(tx: Transaction<Stores>, id: string): Promise<Pending> {
  const found = await tx.lateAnswers.find(id);
  if (!found) throw new NothingToChange('late answer');
  const { student, attempt } = await lockAttempt(tx, found.attemptId);
  const late = (await tx.lateAnswers.find(id)) ?? found;
  if (late.state !== 'waiting') throw new LateAnswerDecided();
  const result = await tx.results.find(attempt.id);
  if (!result) throw new AttemptNotClosed();
  return { late, student, attempt, result };
}

async function acceptAndGrade(
  { random }: Chance,
  tx: Transaction<Stores>,
  { late, student, attempt, result }: Pending,
): Promise<Result> {
  if (late.isAfterReview) throw new CameAfterReview();
  if (await tx.lateAnswers.hasAccepted(late)) throw new OtherAnswerAccepted();
  const accepted = { [late.questionId]: late.option };
  const graded = { attempt: { ...attempt, answers: { ...attempt.answers, ...accepted } }, result };
  const rulings = await tx.attempts.rulingsOn(attempt);
  await tx.attempts.acceptLate(attempt.id, accepted);
  const after = await regradeAttempt({ random }, tx, student, graded, rulings, {
    hasOwnMail: true,
  });
  // The error rolls the transaction back.
  if (after && after.score < result.score) throw new AcceptingLowersScore();
  return after ?? result;
}

async function decide(
  { unitOfWork, ids, random }: Ports,
  actor: Actor,
  { lateAnswerId, reason }: LateDecision,
  outcome: 'accepted' | 'declined',
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const pending = await findPending(tx, lateAnswerId);
    const { late, student, attempt, result } = pending;
    const after = outcome === 'accepted' ? await acceptAndGrade({ random }, tx, pending) : result;
    await tx.lateAnswers.decide(late.id, { state: outcome, reason: why, decidedAt: tx.now });
    await noteAction(tx, ids, actor, {
      action: outcome === 'accepted' ? 'accept-late-answer' : 'decline-late-answer',
      subject: 'attempt',
      subjectId: attempt.id,
      reason: why,
      before: { question: late.place, state: 'waiting', score: result.score },
      after: { state: outcome, score: after.score },
    });
    const { name, email: to } = student;
    const { domain } = attempt;
    await tx.emails.add({
      kind: 'late-answer-decided',
      to,
      data: {
        ...{ name, resultId: attempt.id, domain, place: late.place, outcome, reason: why },
        ...{ letter: late.option.toUpperCase(), totalQuestions: after.totalQuestions },
        ...{ scoreBefore: result.score, score: after.score },
        ...{ passedBefore: result.passed, passed: after.passed },
      },
    });
  });
}

/** Grades a test again with a late answer and mails the student. @throws InvalidInput,
 * NothingToChange, LateAnswerDecided, AttemptNotClosed, CameAfterReview, OtherAnswerAccepted, AcceptingLowersScore */
export const acceptLateAnswer = (ports: Ports, actor: Actor, decision: LateDecision) =>
  decide(ports, actor, decision, 'accepted');

/** Declines a late answer; the student gets the reason by mail. @throws InvalidInput, NothingToChange,
 * LateAnswerDecided, AttemptNotClosed */
export const declineLateAnswer = (ports: Ports, actor: Actor, decision: LateDecision) =>
  decide(ports, actor, decision, 'declined');
