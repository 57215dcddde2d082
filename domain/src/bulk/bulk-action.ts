import type { AdminRole } from '../staff/index.js';

type Action = {
  readonly resource: 'applications' | 'emails' | 'messages' | 'questions' | 'students';
  /** Who may do it, besides owners: the same as for one row. */
  readonly roles: readonly AdminRole[];
};

export const BULK_ACTIONS = {
  'move-applications': { resource: 'applications', roles: ['support'] },
  'assign-applications': { resource: 'applications', roles: ['support'] },
  'close-messages': { resource: 'messages', roles: ['support'] },
  'retry-emails': { resource: 'emails', roles: ['support'] },
  'cancel-emails': { resource: 'emails', roles: ['support'] },
  'move-questions': { resource: 'questions', roles: ['content'] },
  'write-to-students': { resource: 'students', roles: ['support'] },
} as const satisfies Readonly<Record<string, Action>>;
export type BulkKind = keyof typeof BULK_ACTIONS;

export const BULK_KINDS = Object.keys(BULK_ACTIONS) as [BulkKind, ...BulkKind[]];

/** So many rows that a call ends before the browser stops waiting. */
export const MOST_BULK_ROWS = 500;

export const bulkAction = (kind: BulkKind): Action => BULK_ACTIONS[kind];
