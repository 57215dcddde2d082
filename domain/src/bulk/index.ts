export { BULK_ACTIONS, BULK_KINDS, type BulkKind, MOST_BULK_ROWS } from './bulk-action.js';
export type { BulkJob, BulkRow, BulkSubject } from './bulk-job.js';
export { cancelBulkJob } from './cancel-bulk-job.js';
export type { BulkJobRepository, WithBulkJobs } from './ports.js';
export { runBulkJobs } from './run-bulk-jobs.js';
export { rejectRole, startBulkJob } from './start-bulk-job.js';
export { undoBulkJob } from './undo-bulk-job.js';
