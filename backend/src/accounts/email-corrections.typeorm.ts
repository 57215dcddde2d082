import type { EmailCorrectionLog } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { EmailCorrectionSchema } from './email-correction.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

export function typeormEmailCorrections(manager: EntityManager): EmailCorrectionLog {
  const corrections = manager.getRepository(EmailCorrectionSchema);
  return {
    add: (correction) => dropResult(corrections.insert({ ...correction })),
    findAllOf: (studentId) =>
      corrections.find({ where: { studentId }, order: { at: 'ASC', id: 'ASC' } }),
    removeOf: (studentId) => dropResult(corrections.delete({ studentId })),
  };
}
