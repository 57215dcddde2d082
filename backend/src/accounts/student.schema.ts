import { STUDENT_FIELD_NAMES, type Student } from '@portal/domain/accounts/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { EntitySchema } from 'typeorm';

export const StudentSchema = new EntitySchema<Student>({
  name: 'Student',
  tableName: 'students',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text', unique: true },
    ...byName(STUDENT_FIELD_NAMES, () => ({ type: 'text' as const, default: '' })),
    avatarUrl: { name: 'avatar_url', type: 'text', nullable: true },
    passwordHash: { name: 'password_hash', type: 'text' },
    emailVerifiedAt: { name: 'email_verified_at', type: 'timestamptz', nullable: true },
    paidAt: { name: 'paid_at', type: 'timestamptz', nullable: true },
    invoiceState: { name: 'invoice_state', type: 'text', nullable: true },
    totalAttempts: { name: 'total_attempts', type: 'int' },
    attemptsUsed: { name: 'attempts_used', type: 'int' },
    sessionVersion: { name: 'session_version', type: 'int' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    deactivatedAt: { name: 'deactivated_at', type: 'timestamptz', nullable: true },
    erasedAt: { name: 'erased_at', type: 'timestamptz', nullable: true },
  },
});
