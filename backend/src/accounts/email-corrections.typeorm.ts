import type { EmailCorrectionLog, EmailCorrection } from '@portal/domain/accounts/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export const EmailCorrectionSchema = new EntitySchema<EmailCorrection>({
  name: 'EmailCorrection',
  tableName: 'email_corrections',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    oldEmail: { name: 'old_email', type: 'text' },
    newEmail: { name: 'new_email', type: 'text' },
    wasVerified: { name: 'was_verified', type: 'boolean' },
    at: { type: 'timestamptz' },
  },
});

export function typeormEmailCorrections(manager: EntityManager): EmailCorrectionLog {
  const corrections = manager.getRepository(EmailCorrectionSchema);
  return {
    add: (correction) => dropResult(corrections.insert({ ...correction })),
    findAllOf: (studentId) =>
      corrections.find({ where: { studentId }, order: { at: 'ASC', id: 'ASC' } }),
    removeOf: (studentId) => dropResult(corrections.delete({ studentId })),
  };
}
