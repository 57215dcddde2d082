import type { Nominee, NomineeRepository } from '@portal/domain/privacy/index.js';
import type { EntityManager } from 'typeorm';
import { written } from '../platform/database/written.js';

const FIND = `
  SELECT student_id AS "studentId", name, contact, updated_at AS "updatedAt"
  FROM nominees WHERE student_id = $1`;

const SAVE = `
  INSERT INTO nominees (student_id, name, contact, updated_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (student_id) DO UPDATE
    SET name = excluded.name, contact = excluded.contact, updated_at = excluded.updated_at`;

export const typeormNominees = (manager: EntityManager): NomineeRepository => ({
  async find(studentId) {
    const [nominee] = await manager.query<Nominee[]>(FIND, [studentId]);
    return nominee ?? null;
  },
  save: ({ studentId, name, contact, updatedAt }) =>
    written(manager.query(SAVE, [studentId, name, contact, updatedAt])),
  removeOf: (studentId) =>
    written(manager.query('DELETE FROM nominees WHERE student_id = $1', [studentId])),
});
