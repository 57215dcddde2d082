import type { VerificationCodeRepository } from '@portal/domain/accounts/ports.js';
import type { EntityManager } from 'typeorm';
import { VerificationCodeSchema } from './verification-code.schema.js';

export function typeormVerificationCodes(manager: EntityManager): VerificationCodeRepository {
  const codes = manager.getRepository(VerificationCodeSchema);
  return {
    find: (studentId, purpose) => codes.findOneBy({ studentId, purpose }),
    async save(code) {
      await codes.upsert({ ...code }, ['studentId', 'purpose']);
    },
    async removeOf(studentId) {
      await codes.delete({ studentId });
    },
  };
}
