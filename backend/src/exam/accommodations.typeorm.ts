import type { AccommodationRepository, Accommodation } from '@portal/domain/exam/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

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

const REMOVE = `
  WITH gone AS (DELETE FROM accommodations WHERE student_id = $1 RETURNING id) SELECT id FROM gone`;

export function typeormAccommodations(manager: EntityManager): AccommodationRepository {
  const accommodations = manager.getRepository(AccommodationSchema);
  return {
    add: (accommodation) => dropResult(accommodations.insert({ ...accommodation })),
    save: ({ id, ...changes }) => dropResult(accommodations.update({ id }, changes)),
    find: (id) => accommodations.findOneBy({ id }),
    listOf: (studentId) =>
      accommodations.find({ where: { studentId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    async removeOf(studentId) {
      const rows = await manager.query<{ id: string }[]>(REMOVE, [studentId]);
      return rows.map(({ id }) => id);
    },
  };
}
