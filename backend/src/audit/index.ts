export { AuditEntrySchema } from './audit-entry.schema.js';
export { AUDIT } from './audit.list.js';
export { ERASING, typeormAudit } from './audit.typeorm.js';
export { noteExport, noteRows, type Taken } from './note-export.js';
