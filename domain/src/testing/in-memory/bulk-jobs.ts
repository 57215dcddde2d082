import type { BulkRow } from '../../bulk/bulk-job.js';
import type { BulkJobRepository } from '../../bulk/ports.js';
import { inMemory, rejectDuplicate, type TablesNow } from './tables.js';

const keyOf = ({ jobId, place }: BulkRow): string => `${jobId} ${place}`;

/** Bulk jobs in memory. */
export function inMemoryBulkJobs(now: TablesNow) {
  const going = () => [...now().bulkJobs.values()].filter(({ endedAt }) => !endedAt);
  const rowsOf = (id: string) =>
    [...now().bulkRows.values()]
      .filter(({ jobId }) => jobId === id)
      .sort((one, other) => one.place - other.place);
  return inMemory<BulkJobRepository>({
    add(job, rows) {
      rejectDuplicate(
        going().some(({ adminId }) => adminId === job.adminId),
        'bulk job that goes on',
      );
      now().bulkJobs.set(job.id, job);
      for (const row of rows) now().bulkRows.set(keyOf(row), row);
    },
    lock: (id) => now().bulkJobs.get(id) ?? null,
    runningOf: (adminId) => going().find((job) => job.adminId === adminId) ?? null,
    takeNext: () =>
      going().sort((one, other) => Number(one.steppedAt) - Number(other.steppedAt))[0] ?? null,
    save: (job) => void now().bulkJobs.set(job.id, job),
    nextRow: (id) => rowsOf(id).find(({ state }) => state === 'waiting') ?? null,
    saveRow: (row) => void now().bulkRows.set(keyOf(row), row),
    undoableRows: (id) =>
      rowsOf(id)
        .filter(({ before }) => before !== null)
        .reverse(),
    isUndone: (id) => [...now().bulkJobs.values()].some(({ undoes }) => undoes === id),
  });
}
