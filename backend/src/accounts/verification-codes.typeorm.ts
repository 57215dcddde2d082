import type { VerificationCodeRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { VerificationCodeSchema } from './verification-code.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

export function typeormVerificationCodes(manager: EntityManager): VerificationCodeRepository {
  const codes = manager.getRepository(VerificationCodeSchema);
  return {
    findAll: (studentId, purpose) =>
      codes.find({ where: { studentId, purpose }, order: { createdAt: 'ASC', id: 'ASC' } }),
    save: (code) => dropResult(codes.upsert({ ...code }, ['id'])),
    removeOf: (studentId) => dropResult(codes.delete({ studentId })),
  };
}
