import type { ConsentLog } from '@portal/domain/consents/index.js';
import type { EntityManager } from 'typeorm';
import { ConsentSchema } from './consent.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

export function typeormConsents(manager: EntityManager): ConsentLog {
  const consents = manager.getRepository(ConsentSchema);
  return {
    add: (consent) => dropResult(consents.insert({ ...consent })),
    findAllOf: (subjectId) =>
      consents.find({ where: { subjectId }, order: { at: 'ASC', id: 'ASC' } }),
  };
}
