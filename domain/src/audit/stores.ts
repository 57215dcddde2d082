import type { AuditLog } from './audit-entry.js';

export type AuditStores = { readonly audit: AuditLog };
