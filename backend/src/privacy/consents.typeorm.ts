import type { ConsentLog, Consent } from '@portal/domain/consents/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

export const ConsentSchema = new EntitySchema<Consent>({
  name: 'Consent',
  tableName: 'consents',
  columns: {
    id: { type: 'uuid', primary: true },
    purpose: { type: 'text' },
    subjectId: { name: 'subject_id', type: 'uuid' },
    notice: { type: 'text' },
    ageStatement: { name: 'age_statement', type: 'text', nullable: true },
    action: { type: 'text' },
    at: { type: 'timestamptz' },
  },
});

export function typeormConsents(manager: EntityManager): ConsentLog {
  const consents = manager.getRepository(ConsentSchema);
  return {
    add: (consent) => dropResult(consents.insert({ ...consent })),
    findAllOf: (subjectId) =>
      consents.find({ where: { subjectId }, order: { at: 'ASC', id: 'ASC' } }),
  };
}
