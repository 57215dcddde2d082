import type { ApplicationRepository } from '@portal/domain/applications/ports.js';
import type { EntityManager } from 'typeorm';
import { ApplicationSchema } from './application.schema.js';

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
  };
}
