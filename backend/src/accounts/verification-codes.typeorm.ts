import type { VerificationCodeRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { VerificationCodeSchema } from './verification-code.schema.js';

export function typeormVerificationCodes(manager: EntityManager): VerificationCodeRepository {
  const codes = manager.getRepository(VerificationCodeSchema);
  return {
    findAll: (studentId, purpose) =>
      codes.find({ where: { studentId, purpose }, order: { createdAt: 'ASC', id: 'ASC' } }),
    async save(code) {
      await codes.upsert({ ...code }, ['id']);
    },
    async removeOf(studentId) {
      await codes.delete({ studentId });
    },
  };
}
