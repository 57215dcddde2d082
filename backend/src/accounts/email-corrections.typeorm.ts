import { canBeUndone, type EmailCorrectionLog } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { EmailCorrectionSchema } from './email-correction.schema.js';
import { written } from '../platform/database/written.js';

export function typeormEmailCorrections(manager: EntityManager): EmailCorrectionLog {
  const corrections = manager.getRepository(EmailCorrectionSchema);
  return {
    save: (correction) => written(corrections.upsert({ ...correction }, ['id'])),
    find: (id) => corrections.findOneBy({ id }),
    findAllOf: (studentId) =>
      corrections.find({ where: { studentId }, order: { createdAt: 'ASC', id: 'ASC' } }),
    async isHeld(oldEmail, otherThan, now) {
      const found = await corrections.findBy({ oldEmail, state: 'confirmed' });
      return found.some((one) => one.studentId !== otherThan && canBeUndone(one, now));
    },
    removeOf: (studentId) => written(corrections.delete({ studentId })),
  };
}
