import type { AuditEntry } from '@portal/domain/audit/index.js';
import { EntitySchema } from 'typeorm';

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
