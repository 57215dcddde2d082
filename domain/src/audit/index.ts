export {
  TRACES,
  checkedReason,
  note,
  type Actor,
  type AuditEntry,
  type AuditLog,
  type AuditSubject,
  type Facts,
  type NewAuditEntry,
  type WithAudit,
} from './audit-entry.js';
export { refuseLostChange } from './refuse-lost-change.js';
