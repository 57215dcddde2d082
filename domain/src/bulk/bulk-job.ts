import type { Mailing } from '../applications/index.js';
import type { Actor, Facts } from '../audit/index.js';
import type { BulkKind } from './bulk-action.js';

export type BulkWork = {
  readonly kind: BulkKind;
  /** The stage, the owner's id (empty for nobody) or the move; null where the kind needs none. */
  readonly value: string | null;
  /** What each applicant is written about the move; null: nothing. */
  readonly mail: Mailing;
  /** Whether it is meant if it ends the offer of a domain. */
  readonly mayClose: boolean;
  /** Kept in the audit log with each row. */
  readonly reason: string;
};

/** How a bulk job ended: all rows were tried, somebody cancelled it, or its admin lost the right to it. */
export type BulkEnd = 'done' | 'cancelled' | 'stopped';

/** Rows that are worked off one by one, in the name of the admin who began. */
export type BulkJob = BulkWork & {
  readonly id: string;
  /** How the rows were chosen, without what names people. */
  readonly filter: Facts;
  readonly adminId: string;
  readonly adminName: string;
  /** The job whose rows this one puts back. */
  readonly undoes: string | null;
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  /** How many of those done can be put back. */
  readonly undoable: number;
  readonly startedAt: Date;
  /** When its last row was tried; the job that waited longest comes next. */
  readonly steppedAt: Date;
  readonly endedAt: Date | null;
  readonly end: BulkEnd | null;
  readonly endedBy: string;
};

/** How a row was before, for the way back. */
export type BulkBefore = {
  readonly value: string;
  /** What its version must still be; null where there is none. */
  readonly version: number | null;
};

export type BulkRow = {
  readonly jobId: string;
  /** From 0 on, in the order in which they are worked off. */
  readonly place: number;
  readonly subjectId: string;
  /** As it was when the job began; null where rows have none. */
  readonly version: number | null;
  /** What this row is to become, where that is not the job's own value. */
  readonly value: string | null;
  readonly state: 'waiting' | 'done' | 'skipped';
  readonly why: string;
  /** How often it failed by a fault of ours. */
  readonly tries: number;
  /** Null where there is no way back. */
  readonly before: BulkBefore | null;
  readonly at: Date | null;
};

export type BulkSubject = Pick<BulkRow, 'subjectId' | 'version'> & { readonly value?: string };

export type Beginning = {
  readonly id: string;
  readonly actor: Actor;
  readonly filter: Facts;
  readonly undoes: string | null;
  readonly now: Date;
};

export const begunJob = (
  { kind, value, mail, mayClose, reason }: BulkWork,
  subjects: readonly BulkSubject[],
  { id, actor, filter, undoes, now }: Beginning,
): BulkJob => ({
  ...{ id, kind, value, mail, mayClose, reason, filter, undoes },
  ...{ adminId: actor.adminId, adminName: actor.username },
  ...{ total: subjects.length, done: 0, skipped: 0, undoable: 0 },
  ...{ startedAt: now, steppedAt: now, endedAt: null, end: null, endedBy: '' },
});

export const rowsOf = (jobId: string, subjects: readonly BulkSubject[]): BulkRow[] =>
  subjects.map(({ subjectId, version, value = null }, place) => ({
    ...{ jobId, place, subjectId, version, value },
    ...{ state: 'waiting', why: '', tries: 0, before: null, at: null },
  }));

export function counted(job: BulkJob, { state, before }: BulkRow, now: Date): BulkJob {
  const isDone = state === 'done';
  return {
    ...job,
    done: job.done + (isDone ? 1 : 0),
    skipped: job.skipped + (state === 'skipped' ? 1 : 0),
    undoable: job.undoable + (isDone && before ? 1 : 0),
    steppedAt: now,
  };
}

export const ended = (job: BulkJob, end: BulkEnd, now: Date, endedBy = ''): BulkJob => ({
  ...{ ...job, end, endedBy, endedAt: now },
});
