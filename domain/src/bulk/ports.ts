import type { BulkJob, BulkRow } from './bulk-job.js';

export type BulkJobRepository = {
  /** Adds a job with its rows. Of two jobs of one admin that go on at once, the later is refused. */
  add(job: BulkJob, rows: readonly BulkRow[]): Promise<void>;
  /** The job, held against every other transaction that locks it, until this one ends. */
  lock(id: string): Promise<BulkJob | null>;
  runningOf(adminId: string): Promise<BulkJob | null>;
  /** Locks the job that has not ended and waited longest; passes over those that another process has. */
  takeNext(): Promise<BulkJob | null>;
  save(job: BulkJob): Promise<void>;
  nextRow(jobId: string): Promise<BulkRow | null>;
  saveRow(row: BulkRow): Promise<void>;
  /** The rows of a job that can be put back, the last that was done first. */
  undoableRows(jobId: string): Promise<readonly BulkRow[]>;
  /** Whether another job puts this one's rows back, or did. */
  isUndone(jobId: string): Promise<boolean>;
};

export type WithBulkJobs = { readonly bulkJobs: BulkJobRepository };
