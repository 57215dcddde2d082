import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '../audit/audit-entry.js';
import { A_DAY } from './moments.js';

export const anAuditEntry = (parts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: randomUUID(),
  at: A_DAY,
  adminId: randomUUID(),
  adminName: 'meera',
  action: 'grant-attempts',
  subject: 'student',
  subjectId: randomUUID(),
  reason: 'The power failed in the test hall',
  before: { totalAttempts: 5 },
  after: { totalAttempts: 6 },
  ...parts,
});
