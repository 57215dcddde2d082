import { type Actor, checkedReason } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import type { BulkJob, BulkRow, BulkSubject, BulkWork } from './bulk-job.js';
import type { OnJob } from './cancel-bulk-job.js';
import { NothingToUndo } from './errors.js';
import { begin, type BeginStores, rejectRole } from './start-bulk-job.js';

type Ports = Work<BeginStores> & { readonly ids: IdSource };

const backwards = ({ subjectId, before }: BulkRow): BulkSubject => ({
  ...{ subjectId, version: before?.version ?? null, value: before?.value ?? '' },
});

function rejectUnlessUndoable({ endedAt, undoes, undoable }: BulkJob, isUndone: boolean): void {
  if (!endedAt) throw new NothingToUndo('This bulk job goes on. Please cancel it first.');
  if (undoes) throw new NothingToUndo('This bulk job is an undo itself.');
  if (isUndone) throw new NothingToUndo('This bulk job was undone already.');
  if (undoable === 0) throw new NothingToUndo('No row of this bulk job has a way back.');
}

type Undoing = OnJob & Pick<BulkWork, 'reason' | 'mayClose'>;

/** Undoes a job by another: each row by its single action, if nobody touched it since. @throws
 * InvalidInput, NothingToChange, RoleForbids, NothingToUndo, BulkJobGoesOn, DomainsWouldClose */
export async function undoBulkJob(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { jobId, role, reason: typed, mayClose }: Undoing,
): Promise<BulkJob> {
  const reason = checkedReason(typed);
  return unitOfWork.run(async (tx) => {
    const job = await tx.bulkJobs.lock(jobId);
    if (!job) throw new NothingToChange('bulk job');
    rejectRole(job.kind, role);
    rejectUnlessUndoable(job, await tx.bulkJobs.isUndone(jobId));
    const rows = await tx.bulkJobs.undoableRows(jobId);
    const work = { kind: job.kind, value: null, mail: null, mayClose, reason };
    const beginning = { actor, filter: {}, undoes: jobId };
    return begin(tx, ids, work, { ...beginning, subjects: rows.map(backwards) });
  });
}
