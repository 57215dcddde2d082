import type { Admission, SupervisedSitting } from '@portal/domain/exam/index.js';
import { EntitySchema } from 'typeorm';

export const SittingSchema = new EntitySchema<SupervisedSitting>({
  name: 'SupervisedSitting',
  tableName: 'sittings',
  columns: {
    id: { type: 'uuid', primary: true },
    place: { type: 'text' },
    startsAt: { name: 'starts_at', type: 'timestamptz' },
    endsAt: { name: 'ends_at', type: 'timestamptz' },
    domains: { type: 'text', array: true },
    seats: { type: 'int' },
    supervisors: { type: 'uuid', array: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
    withdrawnAt: { name: 'withdrawn_at', type: 'timestamptz', nullable: true },
    withdrawalReason: { name: 'withdrawal_reason', type: 'text' },
  },
});

export const AdmissionSchema = new EntitySchema<Admission>({
  name: 'Admission',
  tableName: 'sitting_admissions',
  columns: {
    id: { type: 'uuid', primary: true },
    sittingId: { name: 'sitting_id', type: 'uuid' },
    studentId: { name: 'student_id', type: 'uuid' },
    device: { type: 'text' },
    state: { type: 'text' },
    reason: { type: 'text' },
    enteredAt: { name: 'entered_at', type: 'timestamptz' },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    adminId: { name: 'admin_id', type: 'uuid', nullable: true },
  },
});
