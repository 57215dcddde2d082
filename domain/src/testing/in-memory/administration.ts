import { answer, refuseDuplicate, type TablesNow } from './tables.js';
import type { AuditLog } from '../../administration/audit-entry.js';

/** The audit log in memory. */
export const inMemoryAudit = (now: TablesNow): AuditLog => ({
  add: (entry) =>
    answer(() => {
      refuseDuplicate(now().audit.has(entry.id), 'audit entry id');
      now().audit.set(entry.id, entry);
    }),
});
