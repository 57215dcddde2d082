import { isTrace, type AuditLog } from '../../audit/audit-entry.js';
import { inMemory, rejectDuplicate, type TablesNow } from './tables.js';

/** The audit log in memory. */
export const inMemoryAudit = (now: TablesNow) =>
  inMemory<AuditLog>({
    add(entry) {
      rejectDuplicate(now().audit.has(entry.id), 'audit entry id');
      now().audit.set(entry.id, entry);
    },
    latest(subjectId, besides = []) {
      const changes = [...now().audit.values()].filter(
        ({ subjectId: about, action }) =>
          about === subjectId && !isTrace(action) && !besides.includes(action),
      );
      return changes.sort((one, other) => Number(other.at) - Number(one.at))[0] ?? null;
    },
    redact(subjectIds, parts) {
      const kept = parts === 'reasons' ? {} : { before: null, after: null };
      for (const entry of [...now().audit.values()]) {
        if (!subjectIds.includes(entry.subjectId)) continue;
        now().audit.set(entry.id, { ...entry, reason: '', ...kept });
      }
    },
  });
