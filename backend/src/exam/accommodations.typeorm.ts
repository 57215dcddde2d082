import type { AccommodationRepository } from '@portal/domain/exam/index.js';
import type { EntityManager } from 'typeorm';
import { AccommodationSchema } from './accommodation.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

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
