import { StudentNotFound, type WithStudents } from '../accounts/index.js';
import {
  type Actor,
  checkedReason,
  note,
  rejectLostChange,
  type WithAudit,
} from '../audit/index.js';
import type { WithEmails } from '../email/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { WithPolicy } from '../settings/index.js';
import { type Accommodation, checkedMinutesPerHour, endOfDay } from './accommodation.js';
import { AccommodationSettled } from './errors.js';
import type { WithAccommodations } from './ports.js';
import { extraSeconds } from './time-allowed.js';

type Stores = WithAccommodations & WithAudit & WithEmails & WithPolicy & WithStudents;
type Ports = Work<Stores> & { readonly ids: IdSource };

export type Decision = { readonly accommodationId: string; readonly reason: string };

export type AccommodationGrant = {
  readonly studentId: string;
  readonly minutesPerHour: number;
  /** The last day on which it holds, such as `2027-03-31`; null: as long as the account. */
  readonly until: string | null;
  readonly reason: string;
  /** The grant in force as the admin saw it, null for none; left out, whichever there is. */
  readonly seenGrant?: string | null | undefined;
  /** The request that waited as the admin saw it, likewise. */
  readonly seenRequest?: string | null | undefined;
};

const factsOf = ({ state, minutesPerHour, until }: Accommodation) => ({
  ...{ state, minutesPerHour, until },
});

const VERBS = { granted: 'grant', declined: 'decline', ended: 'end' } as const;

/** Notes the decision, and writes to the student. The words of a request stay out of the audit log. */
async function settle(
  tx: Transaction<Stores>,
  ids: IdSource,
  actor: Actor,
  { before, after }: { readonly before: Accommodation | null; readonly after: Accommodation },
): Promise<void> {
  const student = await tx.students.findById(after.studentId);
  const outcome = after.state as 'granted' | 'declined' | 'ended';
  await note(tx, ids, actor, {
    action: `${VERBS[outcome]}-accommodation`,
    subject: 'accommodation',
    subjectId: after.id,
    reason: after.reason,
    before: before && factsOf(before),
    after: { studentId: after.studentId, ...factsOf(after) },
  });
  if (!student) return;
  const { timeLimitSeconds } = await tx.policy.current();
  const { minutesPerHour, until, reason } = after;
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

const inState = (all: readonly Accommodation[], wanted: Accommodation['state']) =>
  all.find(({ state }) => state === wanted) ?? null;

/** @throws ChangedMeanwhile if another admin has decided since on what this one would decide */
async function rejectUnseen(
  tx: Transaction<WithAudit>,
  all: readonly Accommodation[],
  { seenGrant, seenRequest }: AccommodationGrant,
): Promise<void> {
  const grant = inState(all, 'granted')?.id ?? null;
  const seen = { grant: seenGrant, request: seenRequest };
  const now = { grant, request: inState(all, 'requested')?.id ?? null };
  const id = grant ?? seenRequest ?? seenGrant ?? '';
  await rejectLostChange(tx, { what: 'extra time', id, now, seen });
}

/** Gives more time in every test that begins from now on, in place of a request that waits, or of the
 * grant that the admin has seen. @throws InvalidInput, StudentNotFound, ChangedMeanwhile */
export async function grantAccommodation(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  grant: AccommodationGrant,
): Promise<void> {
  const reason = checkedReason(grant.reason);
  const minutesPerHour = checkedMinutesPerHour(grant.minutesPerHour);
  await unitOfWork.run(async (tx) => {
    const until = endOfDay(grant.until, tx.now);
    const student = await tx.students.lockById(grant.studentId);
    if (!student) throw new StudentNotFound();
    const all = await tx.accommodations.listOf(student.id);
    await rejectUnseen(tx, all, grant);
    for (const one of all.filter(({ state }) => state === 'granted')) {
      await tx.accommodations.save({ ...one, state: 'ended', endedAt: tx.now });
    }
    const terms = { minutesPerHour, until, reason, decidedAt: tx.now } as const;
    const before = inState(all, 'requested');
    const fresh = { id: ids.next(), studentId: student.id, words: '', createdAt: tx.now };
    const after = { ...(before ?? fresh), ...terms, state: 'granted', endedAt: null } as const;
    await (before ? tx.accommodations.save(after) : tx.accommodations.add(after));
    await settle(tx, ids, actor, { before, after });
  });
}

async function change(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  accommodationId: string,
  {
    from,
    changes,
  }: { from: Accommodation['state']; changes: (now: Date) => Partial<Accommodation> },
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const found = await tx.accommodations.find(accommodationId);
    const student = found && (await tx.students.lockById(found.studentId));
    const before = student && (await tx.accommodations.find(accommodationId));
    if (!before) throw new NothingToChange('accommodation');
    if (before.state !== from) throw new AccommodationSettled();
    const after = { ...before, ...changes(tx.now) };
    await tx.accommodations.save(after);
    await settle(tx, ids, actor, { before, after });
  });
}

/** Declines a request. @throws InvalidInput, NothingToChange, AccommodationSettled */
export async function declineAccommodation(
  ports: Ports,
  actor: Actor,
  { accommodationId, reason }: Decision,
): Promise<void> {
  const why = checkedReason(reason);
  const changes = (now: Date) => ({ state: 'declined', reason: why, decidedAt: now }) as const;
  await change(ports, actor, accommodationId, { from: 'requested', changes });
}

/** Ends a grant; running attempts keep their time. @throws InvalidInput, NothingToChange,
 * AccommodationSettled */
export async function endAccommodation(
  ports: Ports,
  actor: Actor,
  { accommodationId, reason }: Decision,
): Promise<void> {
  const why = checkedReason(reason);
  const changes = (now: Date) => ({ state: 'ended', reason: why, endedAt: now }) as const;
  await change(ports, actor, accommodationId, { from: 'granted', changes });
}
