import type { ApplicationRepository } from '@portal/domain/applications/index.js';
import type { EntityManager } from 'typeorm';
import { ApplicationSchema } from './application.schema.js';

const REMOVE = `
  WITH gone AS (DELETE FROM applications WHERE email = $1 RETURNING id) SELECT id FROM gone`;

export function typeormApplications(manager: EntityManager): ApplicationRepository {
  const applications = manager.getRepository(ApplicationSchema);
  return {
    async add(application) {
      await applications.insert({ ...application });
    },
    lock: (id) => applications.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } }),
    async saveReview({ id, status, notes }) {
      await applications.update({ id }, { status, notes });
    },
    async removeFrom(email) {
      const rows = await manager.query<{ id: string }[]>(REMOVE, [email]);
      return rows.map(({ id }) => id);
    },
  };
}
