import { type AuditEntry, type AuditLog, TRACES } from '@portal/domain/audit/index.js';
import { In, Not, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { AuditEntrySchema } from './audit-entry.schema.js';

/** Lets this transaction change and delete rows of append-only tables: their triggers refuse it otherwise. */
export const ERASING = "SELECT set_config('portal.erasing', 'on', true)";

const REDACT = {
  reasons: "UPDATE audit_entries SET reason = '' WHERE subject_id = ANY ($1)",
  facts: `
    UPDATE audit_entries SET reason = '', before = NULL, after = NULL WHERE subject_id = ANY ($1)`,
};

export const typeormAudit = (manager: EntityManager): AuditLog => ({
  async add(entry) {
    // The type does not distinguish JSON fields from columns.
    const row = { ...entry } as QueryDeepPartialEntity<AuditEntry>;
    await manager.getRepository(AuditEntrySchema).insert(row);
  },
  latest: (subjectId, besides = []) =>
    manager.getRepository(AuditEntrySchema).findOne({
      where: { subjectId, action: Not(In([...TRACES, ...besides])) },
      order: { at: 'DESC', id: 'DESC' },
    }),
  async redact(subjectIds, parts) {
    await manager.query(ERASING);
    await manager.query(REDACT[parts], [subjectIds]);
  },
});
