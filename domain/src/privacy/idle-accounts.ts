import type { Visit, AccountStores } from '../accounts/index.js';
import type { EmailStores } from '../email/index.js';
import { secondsAfter, yearsBefore } from '../kernel/time.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { RETENTION } from '../settings/index.js';
import { eraseAccount, type ErasureStores } from './erase-account.js';
import type { ErasurePorts } from './sealed-copy.js';

type Ports = Work<ErasureStores> & ErasurePorts;

const DAY_SECONDS = 24 * 60 * 60;
const WARNING_SECONDS = RETENTION.idleWarningDays * DAY_SECONDS;

/** The actor of the job; no admin has this id. */
const RETENTION_JOB = {
  adminId: '00000000-0000-0000-0000-000000000000',
  username: 'retention',
};

/** Unused accounts from before this moment are to be erased, if their owners were warned. */
const idleBefore = (now: Date): Date => yearsBefore(now, RETENTION.idleAccountYears);
/** Unused accounts from before this moment will soon be erased. */
const soonIdleBefore = (now: Date): Date => secondsAfter(idleBefore(now), WARNING_SECONDS);
/** Owners who were warned before this moment have had the promised time. */
const warnedLongAgo = (now: Date): Date => secondsAfter(now, -WARNING_SECONDS);

const isToBeWarned = ({ lastSeenAt, warnedAt }: Visit, now: Date): boolean =>
  warnedAt === null && lastSeenAt < soonIdleBefore(now);

const isToBeErased = ({ lastSeenAt, warnedAt }: Visit, now: Date): boolean =>
  warnedAt !== null && warnedAt < warnedLongAgo(now) && lastSeenAt < idleBefore(now);

async function warn(
  tx: Transaction<EmailStores & AccountStores>,
  studentId: string,
): Promise<void> {
  const student = await tx.students.lockById(studentId);
  const visit = await tx.visits.find(studentId);
  if (!student) return tx.visits.removeOf(studentId);
  if (!visit || !isToBeWarned(visit, tx.now)) return;
  await tx.visits.warn(studentId, tx.now);
  if (!student.emailVerifiedAt) return;
  const erasedOn = secondsAfter(tx.now, WARNING_SECONDS).toISOString();
  await tx.emails.add({
    kind: 'idle-warning',
    to: student.email,
    data: { name: student.name, erasedOn },
  });
}

async function erase(
  tx: Transaction<ErasureStores>,
  ports: ErasurePorts,
  studentId: string,
): Promise<void> {
  const student = await tx.students.lockById(studentId);
  const visit = await tx.visits.find(studentId);
  if (!student) return tx.visits.removeOf(studentId);
  if (!visit || !isToBeErased(visit, tx.now)) return;
  await eraseAccount(tx, ports, student, {
    actor: RETENTION_JOB,
    reason: `Not used for ${RETENTION.idleAccountYears} years`,
    wasIdle: true,
  });
}

/** Warns owners of idle accounts, and erases those warned long enough ago; each in its own transaction, and several
 * processes may run it. @param most how many of either to look at */
export async function retireIdleAccounts(
  { unitOfWork, ...ports }: Ports,
  most: number,
): Promise<void> {
  const { toWarn, toErase } = await unitOfWork.run(async (tx) => ({
    toWarn: await tx.visits.unwarnedSince(soonIdleBefore(tx.now), most),
    toErase: await tx.visits.warnedBefore(warnedLongAgo(tx.now), most),
  }));
  for (const { studentId } of toWarn) await unitOfWork.run((tx) => warn(tx, studentId));
  for (const { studentId } of toErase) await unitOfWork.run((tx) => erase(tx, ports, studentId));
}
