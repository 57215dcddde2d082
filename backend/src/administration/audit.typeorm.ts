import type { AuditEntry, AuditLog } from '@portal/domain/administration/audit-entry.js';
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { AuditEntrySchema } from './audit-entry.schema.js';

export const typeormAudit = (manager: EntityManager): AuditLog => ({
  async add(entry) {
    // The type can't tell JSON's fields from columns.
    const row = { ...entry } as QueryDeepPartialEntity<AuditEntry>;
    await manager.getRepository(AuditEntrySchema).insert(row);
  },
});
