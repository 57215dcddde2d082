import type { AccountStores } from '../accounts/index.js';
import * as audit from '../audit/index.js';
import { ChangedMeanwhile } from '../kernel/errors.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import { AttemptClosed } from './errors.js';
import { extended, secondsGiven } from './intervention.js';
import { lockAttempt } from './lock-attempt.js';
import type { ExamStores } from './ports.js';

type Stores = ExamStores & audit.AuditStores & AccountStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

export type Extension = {
  readonly attemptId: string;
  readonly minutes: number;
  readonly reason: string;
  /** Identifies the request, so that a repeat adds the time only once. */
  readonly key?: string | undefined;
  /** The added seconds that the admin saw; without them they are not compared. */
  readonly seenAdded?: number | undefined;
};

export type ExtensionOfMany = {
  readonly domain: string | null;
  /** Only the tests of this supervised sitting. */
  readonly sittingId?: string | null;
  readonly minutes: number;
  readonly reason: string;
  /** Identifies the request, so that a repeat extends each attempt only once. */
  readonly key: string;
  /** The last extension that the admin saw, null for none; without it, it is not compared. */
  readonly seenExtended?: Date | null | undefined;
};

type Given = {
  readonly attemptId: string;
  readonly seconds: number;
  readonly reason: string;
  readonly batchId: string | null;
  readonly seenAdded?: number | undefined;
  readonly seenExtended?: Date | null | undefined;
};

/** @throws ChangedMeanwhile if one of these was extended since, other than by this batch */
async function rejectExtendedSince(
  tx: Transaction<audit.AuditStores & ExamStores>,
  attemptIds: readonly string[],
  { seenExtended, batchId }: Pick<Given, 'seenExtended' | 'batchId'>,
): Promise<void> {
  if (seenExtended === undefined) return;
  const [id] = await tx.interventions.extendedSince(attemptIds, seenExtended, batchId);
  if (id === undefined) return;
  const last = await tx.audit.latest(id);
  throw new ChangedMeanwhile('attempt', last?.adminName ?? 'Somebody', ['addedSeconds']);
}

async function extend(
  tx: Transaction<Stores>,
  ids: IdSource,
  actor: audit.Actor,
  { attemptId, seconds, reason, batchId, seenAdded, seenExtended }: Given,
): Promise<boolean> {
  const { attempt } = await lockAttempt(tx, attemptId);
  if (attempt.state !== 'open') throw new AttemptClosed();
  await rejectExtendedSince(tx, [attemptId], { seenExtended, batchId });
  const about = { attemptId, kind: 'extended', seconds, reason, batchId } as const;
  const kept = { ...about, id: ids.next(), adminId: actor.adminId, at: tx.now, withdrawn: null };
  if (!(await tx.interventions.add(kept))) return false;
  await audit.rejectLostChange(tx, {
    ...{ what: 'attempt', id: attemptId, now: { addedSeconds: attempt.addedSeconds } },
    seen: { addedSeconds: seenAdded },
  });
  const after = extended(attempt, seconds, tx.now);
  await tx.attempts.save(after);
  await audit.noteAction(tx, ids, actor, {
    action: 'extend-attempt',
    subject: 'attempt',
    subjectId: attemptId,
    reason,
    before: { deadline: attempt.deadline },
    after: { deadline: after.deadline, minutes: seconds / 60, ...(batchId && { batchId }) },
  });
  return true;
}

/** Gives an open attempt more time, unless another admin has just done so. Closing takes the same lock, so the later of
 * the two sees the earlier; a repeated key changes nothing. @throws InvalidInput, NothingToChange, ChangedMeanwhile,
 * AttemptClosed */
export async function extendAttempt(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  { attemptId, minutes, reason, key, seenAdded }: Extension,
): Promise<void> {
  const seconds = secondsGiven(minutes);
  const why = audit.checkedReason(reason);
  await unitOfWork.run((tx) =>
    extend(tx, ids, actor, { attemptId, seconds, reason: why, batchId: key ?? null, seenAdded }),
  );
}

const AT_ONCE = 8;

/** Since the list was read, the attempt was closed, or another admin gave it time. */
const isLeftOut = (error: unknown): boolean =>
  error instanceof AttemptClosed || error instanceof ChangedMeanwhile;

/** Gives open attempts more time, each in its own transaction; a repeated request continues where it stopped. @returns
 * how many have the time, and how many got it now @throws InvalidInput, ChangedMeanwhile, or the first failure */
export async function extendOpenAttempts(
  ports: Ports,
  actor: audit.Actor,
  { domain, sittingId = null, minutes, reason, key, seenExtended }: ExtensionOfMany,
): Promise<{ readonly open: number; readonly extended: number }> {
  const given = { seconds: secondsGiven(minutes), batchId: key, seenExtended };
  const why = audit.checkedReason(reason);
  const { unitOfWork, ids } = ports;
  const open = await unitOfWork.run(async (tx) => {
    const listed = await tx.attempts.listOpen(domain, sittingId);
    await rejectExtendedSince(tx, listed, given);
    return listed;
  });
  const extendSome = (some: readonly string[]) =>
    Promise.allSettled(
      some.map((attemptId) =>
        unitOfWork.run((tx) => extend(tx, ids, actor, { attemptId, reason: why, ...given })),
      ),
    );
  // The first one alone: of two admins at once, the later one is refused here, before any attempt has the later time.
  const ends = await extendSome(open.slice(0, 1));
  for (const end of ends) {
    if (end.status === 'rejected' && end.reason instanceof ChangedMeanwhile) throw end.reason;
  }
  for (let first = 1; first < open.length; first += AT_ONCE) {
    ends.push(...(await extendSome(open.slice(first, first + AT_ONCE))));
  }
  const failure = ends.find((end) => end.status === 'rejected' && !isLeftOut(end.reason));
  if (failure?.status === 'rejected') throw failure.reason;
  const outcomes = ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : []));
  return { open: outcomes.length, extended: outcomes.filter(Boolean).length };
}
