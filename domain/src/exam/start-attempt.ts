import * as accounts from '../accounts/index.js';
import type { Transaction, Work, IdSource, RandomSource } from '../kernel/transaction.js';
import { drawQuestions, isOffered, served, type QuestionStores } from '../questions/index.js';
import type { Policy, SettingsStores } from '../settings/index.js';
import { isOverdue, openAttempt, type Attempt } from './attempt.js';
import { closeAttempt } from './close-attempt.js';
import * as errors from './errors.js';
import { seatOf } from './sittings/admission.js';
import { type OnDevice, rejectOtherDevice } from './sittings/on-device.js';
import type { StudentAtTest } from './student-at-test.js';
import { timeAllowed } from './time-allowed.js';
import type { ClosingStores, ExamStores } from './ports.js';

type StartPorts = Work<ClosingStores & SettingsStores & QuestionStores & accounts.AccountStores> &
  ExamStores & { readonly ids: IdSource; readonly random: RandomSource };

type Start = OnDevice & {
  readonly studentId: string;
  readonly domain: string;
  /** The version of the figures on the page, if the client names one. */
  readonly termsVersion?: number | undefined;
};

export type StartedAttempt = { readonly attempt: Attempt; readonly now: Date };

function rejectStart(student: StudentAtTest, isFeeWaived: boolean): void {
  if (!isFeeWaived && !accounts.hasPaid(student)) throw new errors.PaymentRequired();
  if (accounts.attemptsLeft(student) === 0) throw new errors.NoAttemptsLeft();
}

async function drawn(
  { ids, random }: StartPorts,
  tx: Transaction<ExamStores & QuestionStores>,
  student: StudentAtTest,
  {
    domain,
    policy,
    sittingId,
  }: Pick<Attempt, 'domain' | 'sittingId'> & { readonly policy: Policy },
) {
  const live = await tx.questions.liveIn(domain);
  if (live.length === 0) throw new errors.NoQuestions();
  if (!isOffered(live.length, policy)) throw new errors.DomainNotOffered();
  const before = await tx.attempts.seenBy(student.id);
  const seen = new Map([...before].map(([id, { times }]) => [id, times]));
  const exposed = await tx.attempts.shownToRushed(domain);
  const questions = drawQuestions(live, { seen, exposed }, policy.questionsPerTest, random).map(
    (question) => served(question, before.get(question.id), random),
  );
  const parts = { id: ids.next(), studentId: student.id, domain, sittingId, questions };
  const time = timeAllowed(policy, await tx.accommodations.listOf(student.id), tx.now);
  return openAttempt(parts, policy, time, tx.now);
}

async function resumed(
  { random }: StartPorts,
  tx: Transaction<ClosingStores>,
  student: StudentAtTest,
): Promise<Attempt | null> {
  const open = await tx.attempts.findOpenOf(student.id);
  if (open && isOverdue(open, tx.now)) {
    await closeAttempt({ random }, tx, student, open, 'expired');
    return null;
  }
  return open;
}

/** The open attempt, if there is one, read without a lock: most who reload during a test need no more. */
async function running(ports: StartPorts, { studentId }: Start): Promise<StartedAttempt | null> {
  const open = await ports.attempts.findOpenAttemptOf(studentId);
  if (!open || isOverdue(open.attempt, open.now)) return null;
  const { attempt, now } = open;
  // The fee was checked when the test began.
  if (!attempt.sittingId) rejectStart(open.student, false);
  return { attempt, now };
}

async function started(
  ports: StartPorts,
  { studentId, termsVersion, device = null }: Start,
  domain: accounts.TestDomain,
): Promise<StartedAttempt | null> {
  return ports.unitOfWork.run(async (tx) => {
    const seat = seatOf(
      await tx.sittings.entriesOf(studentId, 'locked'),
      { device, domain },
      tx.now,
    );
    const student = await tx.students.lockById(studentId);
    if (!student) throw new accounts.StudentNotFound();
    rejectStart(student, seat?.isFeeWaived ?? false);
    const open = await resumed(ports, tx, student);
    if (open) return { attempt: open, now: tx.now };
    const current = (await tx.students.lockById(studentId)) ?? student;
    if (accounts.attemptsLeft(current) === 0) return null;
    const { policy, termsVersion: inForce } = await tx.policy.settings();
    if ((termsVersion ?? inForce) !== inForce) throw new errors.TestTermsChanged();
    const attempt = await drawn(ports, tx, current, {
      ...{ domain, policy, sittingId: seat?.sitting.id ?? null },
    });
    await tx.attempts.add(attempt);
    return { attempt, now: tx.now };
  });
}

/** Starts an attempt, or resumes the open one; never under other figures than the page showed. @throws
 * NoDomainSelected, PaymentRequired, NoAttemptsLeft, TestTermsChanged, NoQuestions, DomainNotOffered, StudentNotFound,
 * AdmissionNeeded, SittingNotBegun, DomainNotInSitting */
export async function startAttempt(ports: StartPorts, start: Start): Promise<StartedAttempt> {
  const { domain } = start;
  if (!accounts.isTestDomain(domain)) throw new errors.NoDomainSelected();
  const found = (await running(ports, start)) ?? (await started(ports, start, domain));
  if (!found) throw new errors.NoAttemptsLeft();
  await rejectOtherDevice(ports, found.attempt, start);
  return found;
}
