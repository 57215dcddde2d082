import type { Student } from '@portal/domain/accounts/index.js';
import { EntitySchema } from 'typeorm';

export const StudentSchema = new EntitySchema<Student>({
  name: 'Student',
  tableName: 'students',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text', unique: true },
    name: { type: 'text' },
    phone: { type: 'text' },
    education: { type: 'text' },
    experience: { type: 'text' },
    skills: { type: 'text' },
    message: { type: 'text' },
    domain: { type: 'text' },
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
