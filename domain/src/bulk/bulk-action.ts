import type { AdminRole } from '../staff/index.js';

type Action = {
  readonly resource: 'applications' | 'emails' | 'messages' | 'questions';
  /** Who may do it, beside the owners: as for a single row. */
  readonly roles: readonly AdminRole[];
  /** Whether each may be written a mail about it. */
  readonly mayMail?: true;
};

export const BULK_ACTIONS = {
  'move-applications': { resource: 'applications', roles: ['support'], mayMail: true },
  'assign-applications': { resource: 'applications', roles: ['support'] },
  'close-messages': { resource: 'messages', roles: ['support'] },
  'retry-emails': { resource: 'emails', roles: ['support'] },
  'cancel-emails': { resource: 'emails', roles: ['support'] },
  'move-questions': { resource: 'questions', roles: ['content'] },
} as const satisfies Readonly<Record<string, Action>>;
export type BulkKind = keyof typeof BULK_ACTIONS;

export const BULK_KINDS = Object.keys(BULK_ACTIONS) as [BulkKind, ...BulkKind[]];

export const MOST_BULK_ROWS = 10_000;
/** How many rows can be selected one by one: lists take no more ids. */
export const MOST_SELECTED_ROWS = 100;

export const bulkAction = (kind: BulkKind): Action => BULK_ACTIONS[kind];
