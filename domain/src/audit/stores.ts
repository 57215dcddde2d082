import type { AuditLog } from './audit-entry.js';

/** The stores of this area, for a transaction. */
export type AuditStores = {
  readonly audit: AuditLog;
};
