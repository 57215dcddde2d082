import type { VerificationCodeRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { VerificationCodeSchema } from './verification-code.schema.js';
import { written } from '../platform/database/written.js';

export function typeormVerificationCodes(manager: EntityManager): VerificationCodeRepository {
  const codes = manager.getRepository(VerificationCodeSchema);
  return {
    findAll: (studentId, purpose) =>
      codes.find({ where: { studentId, purpose }, order: { createdAt: 'ASC', id: 'ASC' } }),
    save: (code) => written(codes.upsert({ ...code }, ['id'])),
    removeOf: (studentId) => written(codes.delete({ studentId })),
  };
}
