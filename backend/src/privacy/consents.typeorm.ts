import type { ConsentLog } from '@portal/domain/consents/index.js';
import type { EntityManager } from 'typeorm';
import { ConsentSchema } from './consent.schema.js';
import { written } from '../platform/database/written.js';

export function typeormConsents(manager: EntityManager): ConsentLog {
  const consents = manager.getRepository(ConsentSchema);
  return {
    add: (consent) => written(consents.insert({ ...consent })),
    findAllOf: (subjectId) =>
      consents.find({ where: { subjectId }, order: { at: 'ASC', id: 'ASC' } }),
  };
}
