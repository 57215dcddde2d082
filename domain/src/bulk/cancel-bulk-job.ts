import { type Actor, note, type WithAudit } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { IdSource } from '../kernel/sources.js';
import type { Work } from '../kernel/transaction.js';
import type { AdminRole } from '../staff/index.js';
import { ended } from './bulk-job.js';
import { BulkJobOver, OthersBulkJob } from './errors.js';
import type { WithBulkJobs } from './ports.js';
import { rejectRole } from './start-bulk-job.js';

type Ports = Work<WithAudit & WithBulkJobs> & { readonly ids: IdSource };

export type OnJob = { readonly jobId: string; readonly role: AdminRole };

/** Ends a job at once. What is done stays done; the rows that wait stay as they are. @throws
 * NothingToChange, RoleForbids, OthersBulkJob, BulkJobOver */
export async function cancelBulkJob(
  { unitOfWork, ids }: Ports,
  actor: Actor,
  { jobId, role }: OnJob,
): Promise<void> {
  await unitOfWork.run(async (tx) => {
    const job = await tx.bulkJobs.lock(jobId);
    if (!job) throw new NothingToChange('bulk job');
    rejectRole(job.kind, role);
    if (job.adminId !== actor.adminId && role !== 'owner') throw new OthersBulkJob();
    if (job.endedAt) throw new BulkJobOver();
    await tx.bulkJobs.save(ended(job, 'cancelled', tx.now, actor.username));
    const { total, done, skipped } = job;
    await note(tx, ids, actor, {
      ...{ action: 'cancel-bulk-job', subject: 'bulk-job', subjectId: jobId, reason: '' },
      ...{ before: null, after: { total, done, skipped } },
    });
  });
}
