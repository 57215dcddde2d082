import { randomUUID } from 'node:crypto';
import type { BulkJob, BulkRow } from '../bulk/bulk-job.js';
import { A_DAY } from './moments.js';

/** A job that moves applications, of an admin of its own. */
export const aBulkJob = (parts: Partial<BulkJob> = {}): BulkJob => ({
  id: randomUUID(),
  kind: 'move-applications',
  value: 'shortlisted',
  mail: null,
  mayClose: false,
  reason: 'Strong portfolios',
  filter: { status: 'received' },
  adminId: randomUUID(),
  adminName: 'meera',
  undoes: null,
  total: 2,
  done: 0,
  skipped: 0,
  undoable: 0,
  startedAt: A_DAY,
  steppedAt: A_DAY,
  endedAt: null,
  end: null,
  endedBy: '',
  ...parts,
});

/** A row of a job that waits. */
export const aBulkRow = (jobId: string, parts: Partial<BulkRow> = {}): BulkRow => ({
  jobId,
  place: 0,
  subjectId: randomUUID(),
  version: 0,
  value: null,
  state: 'waiting',
  why: '',
  tries: 0,
  before: null,
  at: null,
  ...parts,
});
