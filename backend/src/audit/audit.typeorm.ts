import { type AuditEntry, type AuditLog, TRACES } from '@portal/domain/audit/index.js';
import { In, Not, type EntityManager, type QueryDeepPartialEntity, EntitySchema } from 'typeorm';

export const AuditEntrySchema = new EntitySchema<AuditEntry>({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  columns: {
    id: { type: 'uuid', primary: true },
    at: { type: 'timestamptz' },
    adminId: { name: 'admin_id', type: 'uuid' },
    adminName: { name: 'admin_name', type: 'text' },
    action: { type: 'text' },
    subject: { type: 'text' },
    subjectId: { name: 'subject_id', type: 'text' },
    reason: { type: 'text' },
    before: { type: 'jsonb', nullable: true },
    after: { type: 'jsonb', nullable: true },
  },
});

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
