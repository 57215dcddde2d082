import type {
  VerificationCodeRepository,
  Requester,
  VerificationCode,
} from '@portal/domain/accounts/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

const RequesterSchema = new EntitySchema<Requester>({
  name: 'Requester',
  columns: {
    browser: { type: 'text', nullable: true },
    network: { type: 'text' },
  },
});

export const VerificationCodeSchema = new EntitySchema<VerificationCode>({
  name: 'VerificationCode',
  tableName: 'mailed_codes',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    purpose: { type: 'text' },
    codeHash: { name: 'code_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    wrongTries: { name: 'wrong_tries', type: 'int' },
    strayTries: { name: 'stray_tries', type: 'int' },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
    form: { type: 'jsonb', nullable: true },
  },
  embeddeds: { requester: { schema: RequesterSchema, prefix: false } },
});

export function typeormVerificationCodes(manager: EntityManager): VerificationCodeRepository {
  const codes = manager.getRepository(VerificationCodeSchema);
  return {
    findAll: (studentId, purpose) =>
      codes.find({ where: { studentId, purpose }, order: { createdAt: 'ASC', id: 'ASC' } }),
    save: (code) => dropResult(codes.upsert({ ...code }, ['id'])),
    removeOf: (studentId) => dropResult(codes.delete({ studentId })),
  };
}
