import type { Accommodation } from '@portal/domain/exam/index.js';
import { EntitySchema } from 'typeorm';

export const AccommodationSchema = new EntitySchema<Accommodation>({
  name: 'Accommodation',
  tableName: 'accommodations',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    minutesPerHour: { name: 'minutes_per_hour', type: 'int' },
    until: { type: 'timestamptz', nullable: true },
    reason: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
  },
});
