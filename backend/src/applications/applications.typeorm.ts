import type { ApplicationRepository } from '@portal/domain/applications/ports.js';
import type { EntityManager } from 'typeorm';
import { ApplicationSchema } from './application.schema.js';

export const typeormApplications = (manager: EntityManager): ApplicationRepository => ({
  async add(application) {
    await manager.getRepository(ApplicationSchema).insert({ ...application });
  },
});
