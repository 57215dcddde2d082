import type { WithStudents } from '../accounts/index.js';
import {
  type Actor,
  checkedReason,
  note,
  rejectLostChange,
  type WithAudit,
} from '../audit/index.js';
import type { IdSource } from '../kernel/sources.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import { AttemptClosed } from './errors.js';
import { extended, secondsGiven } from './intervention.js';
import { lockAttempt } from './lock-attempt.js';
import type { WithInterventions } from './log-ports.js';
import type { WithAttempts } from './ports.js';

type Stores = WithAttempts & WithAudit & WithInterventions & WithStudents;
type Ports = Work<Stores> & { readonly ids: IdSource };

export type Extension = {
  readonly attemptId: string;
  readonly minutes: number;
  readonly reason: string;
  /** Names this request, if it may be sent twice: it gives its time once. */
  readonly key?: string | undefined;
  /** How many seconds had been added as the admin saw it; left out, whatever were. */
  readonly seenAdded?: number | undefined;
};

export type ExtensionOfMany = {
  readonly domain: string | null;
  readonly minutes: number;
  readonly reason: string;
  /** Names this request: however often it is sent, each attempt is extended once for it. */
  readonly key: string;
};

type Given = {
  readonly attemptId: string;
  readonly seconds: number;
  readonly reason: string;
  readonly batchId: string | null;
  readonly seenAdded?: number | undefined;
};

async function extend(
  tx: Transaction<Stores>,
  ids: IdSource,
  actor: Actor,
  { attemptId, seconds, reason, batchId, seenAdded }: Given,
): Promise<boolean> {
  const { attempt } = await lockAttempt(tx, attemptId);
  if (attempt.state !== 'open') throw new AttemptClosed();
  const about = { attemptId, kind: 'extended', seconds, reason, batchId } as const;
  const kept = { ...about, id: ids.next(), adminId: actor.adminId, at: tx.now, withdrawn: null };
  if (!(await tx.interventions.add(kept))) return false;
  await rejectLostChange(tx, {
    ...{ what: 'attempt', id: attemptId, now: { addedSeconds: attempt.addedSeconds } },
    seen: { addedSeconds: seenAdded },
  });
  const after = extended(attempt, seconds, tx.now);
  await tx.attempts.save(after);
  await note(tx, ids, actor, {
    action: 'extend-attempt',
    subject: 'attempt',
    subjectId: attemptId,
    reason,
    before: { deadline: attempt.deadline },
    after: { deadline: after.deadline, minutes: seconds / 60, ...(batchId && { batchId }) },
  });
  return true;
}

/** Gives an open attempt more time, and not on top of what another admin gave meanwhile. Closing takes
 * the same lock, so the later of the two sees the earlier; a repeated key changes nothing.
 * @throws InvalidInput, NothingToChange, ChangedMeanwhile, AttemptClosed */
export async function extendAttempt(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { attemptId, minutes, reason, key, seenAdded }: Extension,
): Promise<void> {
  const seconds = secondsGiven(minutes);
  const why = checkedReason(reason);
  await unitOfWork.run((tx) =>
    extend(tx, ids, actor, { attemptId, seconds, reason: why, batchId: key ?? null, seenAdded }),
  );
}

const AT_ONCE = 8;

/** One transaction for each attempt; the same request again goes on where it stopped. @returns how many
 * have its time, and how many got it now @throws InvalidInput, or the first failure */
export async function extendOpenAttempts(
  ports: Ports,
  actor: Actor,
  { domain, minutes, reason, key }: ExtensionOfMany,
): Promise<{ readonly open: number; readonly extended: number }> {
  const seconds = secondsGiven(minutes);
  const why = checkedReason(reason);
  const { unitOfWork, ids } = ports;
  const open = await unitOfWork.run((tx) => tx.attempts.listOpen(domain));
  const extendOne = (attemptId: string) =>
    unitOfWork
      .run((tx) => extend(tx, ids, actor, { attemptId, seconds, reason: why, batchId: key }))
      .catch((error: unknown) => {
        if (error instanceof AttemptClosed) return null;
        throw error;
      });
  const ends: PromiseSettledResult<boolean | null>[] = [];
  for (let first = 0; first < open.length; first += AT_ONCE) {
    const some = open.slice(first, first + AT_ONCE);
    ends.push(...(await Promise.allSettled(some.map(extendOne))));
  }
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  const outcomes = ends.map((end) => (end.status === 'fulfilled' ? end.value : null));
  return {
    open: outcomes.filter((outcome) => outcome !== null).length,
    extended: outcomes.filter(Boolean).length,
  };
}
