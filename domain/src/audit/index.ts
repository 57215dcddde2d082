export type { AuditAction, AuditSubject } from './audit-actions.js';
export {
  TRACES,
  checkedReason,
  noteAction,
  reasonIfNeeded,
  type Actor,
  type AuditEntry,
  type AuditLog,
  type Facts,
  type NewAuditEntry,
  type AuditStores,
} from './audit-entry.js';
export { rejectLostChange } from './reject-lost-change.js';
