import type { Student, AccountStores } from '../accounts/index.js';
import { type Actor, checkedReason, noteAction, type AuditStores } from '../audit/index.js';
import { revokeWithResult } from '../certificates/index.js';
import type { EmailStores } from '../email/index.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import type { Attempt } from './attempt.js';
import { AttemptNotClosed, OtherAttemptOpen, ReviewOpened, AttemptVoid } from './errors.js';
import { reopened, secondsGiven, voided } from './intervention.js';
import { lockAttempt } from './lock-attempt.js';
import type { ClosingStores } from './ports.js';

type Void = { readonly adminId: string; readonly reason: string };

/** Voids an attempt, withdraws its result, and returns the attempt to the student if it was counted. The caller holds
 * the student's lock, has read both under it, and writes note and mail. @throws AttemptVoid */
async function giveBackAttempt(
  tx: Transaction<ClosingStores & AccountStores>,
  ids: IdSource,
  { student, attempt }: { readonly student: Student; readonly attempt: Attempt },
  { adminId, reason }: Void,
): Promise<void> {
  if (attempt.state === 'void') throw new AttemptVoid();
  const withdrawn = await tx.results.withdraw(attempt.id);
  if (withdrawn) {
    await revokeWithResult(tx, attempt.id);
    await tx.students.save({ ...student, attemptsUsed: student.attemptsUsed - 1 });
  }
  await tx.attempts.save(voided(attempt, tx.now));
  await tx.interventions.add({
    id: ids.next(),
    attemptId: attempt.id,
    kind: 'voided',
    seconds: 0,
    reason,
    adminId,
    at: tx.now,
    batchId: null,
    withdrawn,
  });
}

type Stores = ClosingStores & AuditStores & EmailStores & AccountStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

const tell = (
  tx: Transaction<Stores>,
  { email, name }: Student,
  { domain }: Attempt,
  news: { change: 'voided' | 'reopened'; reason: string; minutes: number; deadline: Date | null },
): Promise<void> =>
  tx.emails.add({
    kind: 'test-changed',
    to: email,
    data: { name, domain, ...news, deadline: news.deadline?.toISOString() ?? null },
  });

/** Voids an attempt and gives it back. @throws InvalidInput, NothingToChange, AttemptVoid */
export async function voidAttempt(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { attemptId, reason }: { readonly attemptId: string; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const { student, attempt } = await lockAttempt(tx, attemptId);
    await giveBackAttempt(tx, ids, { student, attempt }, { adminId: actor.adminId, reason: why });
    const used = (await tx.students.findById(student.id))?.attemptsUsed;
    await noteAction(tx, ids, actor, {
      action: 'void-attempt',
      subject: 'attempt',
      subjectId: attemptId,
      reason: why,
      before: { state: attempt.state, attemptsUsed: student.attemptsUsed },
      after: { state: 'void', attemptsUsed: used },
    });
    const news = { change: 'voided', reason: why, minutes: 0, deadline: null } as const;
    await tell(tx, student, attempt, news);
  });
}

/** Reopens a closed attempt whose review was not opened, with its answers, for some minutes. @throws InvalidInput,
 * NothingToChange, AttemptNotClosed, OtherAttemptOpen, ReviewOpened */
export async function reopenAttempt(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  sent: { readonly attemptId: string; readonly minutes: number; readonly reason: string },
): Promise<void> {
  const { attemptId } = sent;
  const seconds = secondsGiven(sent.minutes);
  const reason = checkedReason(sent.reason);
  await unitOfWork.run(async (tx) => {
    const { student, attempt } = await lockAttempt(tx, attemptId);
    if (attempt.state !== 'submitted' && attempt.state !== 'expired') throw new AttemptNotClosed();
    if (await tx.attempts.findOpenOf(student.id)) throw new OtherAttemptOpen();
    const withdrawn = await tx.results.withdrawUnopened(attemptId);
    if (!withdrawn) throw new ReviewOpened();
    await revokeWithResult(tx, attemptId);
    const after = reopened(attempt, seconds, tx.now);
    await tx.students.save({ ...student, attemptsUsed: student.attemptsUsed - 1 });
    await tx.attempts.save(after);
    const about = { attemptId, kind: 'reopened', seconds, reason, batchId: null } as const;
    const by = { id: ids.next(), adminId: actor.adminId, at: tx.now, withdrawn };
    await tx.interventions.add({ ...about, ...by });
    await noteAction(tx, ids, actor, {
      action: 'reopen-attempt',
      subject: 'attempt',
      subjectId: attemptId,
      reason,
      before: { state: attempt.state, deadline: attempt.deadline },
      after: { state: 'open', deadline: after.deadline },
    });
    const { deadline } = after;
    await tell(tx, student, attempt, {
      change: 'reopened',
      reason,
      minutes: sent.minutes,
      deadline,
    });
  });
}
