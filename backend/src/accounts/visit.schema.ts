import type { Visit } from '@portal/domain/accounts/index.js';
import { EntitySchema } from 'typeorm';

export const VisitSchema = new EntitySchema<Visit>({
  name: 'Visit',
  tableName: 'student_visits',
  columns: {
    studentId: { name: 'student_id', type: 'uuid', primary: true },
    lastSeenAt: { name: 'last_seen_at', type: 'timestamptz' },
    warnedAt: { name: 'warned_at', type: 'timestamptz', nullable: true },
  },
});
