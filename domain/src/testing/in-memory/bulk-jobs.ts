import type { BulkRow } from '../../bulk/bulk-job.js';
import type { BulkJobRepository } from '../../bulk/ports.js';
import { answer, rejectDuplicate, type TablesNow } from './tables.js';

const keyOf = ({ jobId, place }: BulkRow): string => `${jobId} ${place}`;

/** Bulk jobs in memory. */
export function inMemoryBulkJobs(now: TablesNow): BulkJobRepository {
  const going = () => [...now().bulkJobs.values()].filter(({ endedAt }) => !endedAt);
  const rowsOf = (id: string) =>
    [...now().bulkRows.values()]
      .filter(({ jobId }) => jobId === id)
      .sort((one, other) => one.place - other.place);
  return {
    add: (job, rows) =>
      answer(() => {
        rejectDuplicate(
          going().some(({ adminId }) => adminId === job.adminId),
          'bulk job that goes on',
        );
        now().bulkJobs.set(job.id, job);
        for (const row of rows) now().bulkRows.set(keyOf(row), row);
      }),
    lock: (id) => answer(() => now().bulkJobs.get(id) ?? null),
    runningOf: (adminId) => answer(() => going().find((job) => job.adminId === adminId) ?? null),
    takeNext: () =>
      answer(
        () =>
          going().sort((one, other) => Number(one.steppedAt) - Number(other.steppedAt))[0] ?? null,
      ),
    save: (job) => answer(() => void now().bulkJobs.set(job.id, job)),
    nextRow: (id) => answer(() => rowsOf(id).find(({ state }) => state === 'waiting') ?? null),
    saveRow: (row) => answer(() => void now().bulkRows.set(keyOf(row), row)),
    undoableRows: (id) =>
      answer(() =>
        rowsOf(id)
          .filter(({ before }) => before !== null)
          .reverse(),
      ),
    isUndone: (id) =>
      answer(() => [...now().bulkJobs.values()].some(({ undoes }) => undoes === id)),
  };
}
