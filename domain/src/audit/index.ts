/** What other areas may use of this one. */
export {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from './audit-actions.js';
export {
  TRACES,
  checkedReason,
  note,
  type Actor,
  type AuditEntry,
  type AuditLog,
  type Facts,
  type NewAuditEntry,
  type WithAudit,
} from './audit-entry.js';
export { refuseLostChange } from './refuse-lost-change.js';
