import type { EmailCorrection } from '@portal/domain/accounts/index.js';
import { EntitySchema } from 'typeorm';

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
