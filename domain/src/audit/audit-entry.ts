import { InvalidInput } from '../kernel/errors.js';
import type { IdSource } from '../kernel/transaction.js';
import type { AuditAction, AuditSubject } from './audit-actions.js';

export type Actor = { readonly adminId: string; readonly username: string };

export type Facts = Readonly<Record<string, unknown>>;

/** An action of an admin. Entries are added, never changed. */
export type AuditEntry = {
  readonly id: string;
  readonly at: Date;
  readonly adminId: string;
  readonly adminName: string;
  /** A stable word in kebab-case, such as `grant-attempts`. */
  readonly action: string;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly reason: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

/** Actions that change nothing. They are deleted after a time, and never count as a thing's last change. */
export const TRACES = ['view', 'sign-in', 'sign-in-refused'] as const;

/** Where admins' actions are stored: changes and exports forever, traces for a time. Texts can be removed, never
 * changed. */
export type AuditLog = {
  /** Adds an entry; it is stored if, and only if, the transaction commits. */
  add(entry: AuditEntry): Promise<void>;
  /** The last committed change of this thing; null if there is none. @param besides actions to ignore */
  latest(subjectId: string, besides?: readonly string[]): Promise<AuditEntry | null>;
  /** Removes the reasons from the entries about these things; with `facts` also the fields before and after. */
  redact(subjectIds: readonly string[], parts: 'reasons' | 'facts'): Promise<void>;
};

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at' | 'adminId' | 'adminName' | 'action'> & {
  readonly action: AuditAction;
};

const LEAST_CHARACTERS = 3;
const MOST_CHARACTERS = 500;

/** The reason for an action, trimmed. @throws InvalidInput unless it has 3 to 500 characters */
export function checkedReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === '') {
    throw new InvalidInput({ reason: 'Please say why; it is kept in the audit log.' });
  }
  if (trimmed.length < LEAST_CHARACTERS) {
    throw new InvalidInput({ reason: `Please use at least ${LEAST_CHARACTERS} characters.` });
  }
  if (trimmed.length > MOST_CHARACTERS) {
    throw new InvalidInput({ reason: `Please use at most ${MOST_CHARACTERS} characters.` });
  }
  return trimmed;
}

/** The reason for an action that may not need one; empty without. @throws InvalidInput */
export const reasonIfNeeded = (isNeeded: boolean, reason: string): string =>
  isNeeded || reason.trim() !== '' ? checkedReason(reason) : '';

export function noteAction(
  tx: { readonly audit: AuditLog; readonly now: Date },
  ids: IdSource,
  { adminId, username }: Actor,
  entry: NewAuditEntry,
): Promise<void> {
  return tx.audit.add({ ...entry, id: ids.next(), at: tx.now, adminId, adminName: username });
}

export type AuditStores = { readonly audit: AuditLog };
