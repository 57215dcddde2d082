import { StudentNotFound, type AccountStores } from '../accounts/index.js';
import * as audit from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { type Accommodation, checkedMinutesPerHour, endOfDay } from './accommodation.js';
import { AccommodationEnded } from './errors.js';
import { extraSeconds } from './time-allowed.js';
import type { ExamStores } from './ports.js';

type Stores = ExamStores & audit.AuditStores & EmailStores & SettingsStores & AccountStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

export type AccommodationGrant = {
  readonly studentId: string;
  readonly minutesPerHour: number;
  /** The last day of the extra time, such as `2027-03-31`; null: as long as the account. */
  readonly until: string | null;
  readonly reason: string;
  /** The grant in force that the admin saw, null for none; without it, it is not compared. */
  readonly seenGrant?: string | null | undefined;
};

async function settle(
  tx: Transaction<Stores>,
  ids: IdSource,
  actor: audit.Actor,
  { outcome, grant }: { readonly outcome: 'granted' | 'ended'; readonly grant: Accommodation },
): Promise<void> {
  const { studentId, minutesPerHour, until, reason } = grant;
  await audit.noteAction(tx, ids, actor, {
    action: outcome === 'granted' ? 'grant-accommodation' : 'end-accommodation',
    ...{ subject: 'accommodation', subjectId: grant.id, reason, before: null },
    after: { studentId, minutesPerHour, until },
  });
  const student = await tx.students.findById(studentId);
  if (!student) return;
  const { timeLimitSeconds } = await tx.policy.current();
  await tx.emails.add({
    kind: 'accommodation-decided',
    to: student.email,
    data: {
      name: student.name,
      outcome,
      minutesPerHour,
      limitMinutes: Math.round(timeLimitSeconds / 60),
      extraMinutes: extraSeconds(timeLimitSeconds, minutesPerHour) / 60,
      until: until?.toISOString() ?? null,
      reason,
    },
  });
}

/** Gives extra time in every test that begins from now on, in place of the grant that the admin saw. @throws
 * InvalidInput, StudentNotFound, ChangedMeanwhile */
export async function grantAccommodation(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  { studentId, seenGrant, ...terms }: AccommodationGrant,
): Promise<void> {
  const reason = audit.checkedReason(terms.reason);
  const minutesPerHour = checkedMinutesPerHour(terms.minutesPerHour);
  await unitOfWork.run(async (tx) => {
    const until = endOfDay(terms.until, tx.now);
    const student = await tx.students.lockById(studentId);
    if (!student) throw new StudentNotFound();
    const all = await tx.accommodations.listOf(student.id);
    const before = all.find(({ endedAt }) => endedAt === null) ?? null;
    await audit.rejectLostChange(tx, {
      ...{ what: 'extra time', id: before?.id ?? seenGrant ?? '' },
      ...{ now: { grant: before?.id ?? null }, seen: { grant: seenGrant } },
    });
    if (before) await tx.accommodations.save({ ...before, endedAt: tx.now });
    const made = { id: ids.next(), studentId, createdAt: tx.now, endedAt: null };
    const grant = { ...made, minutesPerHour, until, reason };
    await tx.accommodations.add(grant);
    await settle(tx, ids, actor, { outcome: 'granted', grant });
  });
}

/** Ends extra time; running attempts keep theirs. @throws InvalidInput, NothingToChange, AccommodationEnded */
export async function endAccommodation(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  { accommodationId, reason }: { readonly accommodationId: string; readonly reason: string },
): Promise<void> {
  const why = audit.checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const found = await tx.accommodations.find(accommodationId);
    const student = found && (await tx.students.lockById(found.studentId));
    const before = student && (await tx.accommodations.find(accommodationId));
    if (!before) throw new NothingToChange('accommodation');
    if (before.endedAt) throw new AccommodationEnded();
    const grant = { ...before, reason: why, endedAt: tx.now };
    await tx.accommodations.save(grant);
    await settle(tx, ids, actor, { outcome: 'ended', grant });
  });
}
