import type { WithStudents } from '../accounts/index.js';
import { type Actor, checkedReason, note, type WithAudit } from '../audit/index.js';
import type { WithEmails } from '../email/index.js';
import {
  type Attempt,
  AttemptNotClosed,
  type Chance,
  type ClosingStores,
  lockAttempt,
  regradeAttempt,
  type Result,
  type StudentAtTest,
  type WithResults,
} from '../exam/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { AcceptingLowersScore, CameAfterReview, LateAnswerDecided } from './errors.js';
import type { LateAnswer } from './late-answer.js';
import type { WithLateAnswers } from './ports.js';

type Stores = ClosingStores & WithAudit & WithEmails & WithLateAnswers & WithResults & WithStudents;
type Ports = Work<Stores> & Chance & { readonly ids: IdSource };

export type LateDecision = { readonly lateAnswerId: string; readonly reason: string };

type Pending = {
  readonly late: LateAnswer;
  readonly student: StudentAtTest;
  readonly attempt: Attempt;
  readonly result: Result;
};

async function pending(tx: Transaction<Stores>, id: string): Promise<Pending> {
  const found = await tx.lateAnswers.find(id);
  if (!found) throw new NothingToChange('late answer');
  const { student, attempt } = await lockAttempt(tx, found.attemptId);
  const late = (await tx.lateAnswers.find(id)) ?? found;
  if (late.state !== 'waiting') throw new LateAnswerDecided();
  const result = attempt.state === 'open' ? null : await tx.results.find(attempt.id);
  if (!result) throw new AttemptNotClosed();
  return { late, student, attempt, result };
}

async function grade(
  { random }: Chance,
  tx: Transaction<Stores>,
  { late, student, attempt, result }: Pending,
): Promise<Result> {
  if (late.basis === 'after-review') throw new CameAfterReview();
  const news = { [late.questionId]: late.option };
  const graded = { attempt: { ...attempt, answers: { ...attempt.answers, ...news } }, result };
  const rulings = await tx.attempts.rulingsOn(attempt);
  await tx.attempts.acceptLate(attempt.id, news);
  const told = { isTold: true };
  const after = await regradeAttempt({ random }, tx, student, graded, rulings, told);
  // The throw rolls the transaction back.
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
    const one = await pending(tx, lateAnswerId);
    const { late, student, attempt, result } = one;
    const after = outcome === 'accepted' ? await grade({ random }, tx, one) : result;
    await tx.lateAnswers.decide(late.id, { state: outcome, reason: why, decidedAt: tx.now });
    await note(tx, ids, actor, {
      action: outcome === 'accepted' ? 'accept-late-answer' : 'decline-late-answer',
      subject: 'attempt',
      subjectId: attempt.id,
      reason: why,
      before: { question: late.place, state: 'waiting', basis: late.basis, score: result.score },
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

/** Grades a test anew with a late answer and mails the student. @throws InvalidInput,
 * NothingToChange, LateAnswerDecided, AttemptNotClosed, CameAfterReview, AcceptingLowersScore */
export const acceptLateAnswer = (ports: Ports, actor: Actor, decision: LateDecision) =>
  decide(ports, actor, decision, 'accepted');

/** Leaves an answer out that came late; the student is mailed why. @throws InvalidInput,
 * NothingToChange, LateAnswerDecided, AttemptNotClosed */
export const declineLateAnswer = (ports: Ports, actor: Actor, decision: LateDecision) =>
  decide(ports, actor, decision, 'declined');
