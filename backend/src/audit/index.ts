export { AuditEntrySchema, ERASING, typeormAudit } from './audit.typeorm.js';
export { AUDIT } from './audit.list.js';
export { noteExport, noteRows, type Taken } from './note-export.js';
