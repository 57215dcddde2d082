import type { VerificationCode } from '@portal/domain/accounts/verification-code.js';
import { EntitySchema } from 'typeorm';

export const VerificationCodeSchema = new EntitySchema<VerificationCode>({
  name: 'VerificationCode',
  tableName: 'verification_codes',
  columns: {
    studentId: { name: 'student_id', type: 'uuid', primary: true },
    purpose: { type: 'text', primary: true },
    codeHash: { name: 'code_hash', type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    wrongTries: { name: 'wrong_tries', type: 'int' },
    seriesSince: { name: 'series_since', type: 'timestamptz' },
    seriesCount: { name: 'series_count', type: 'int' },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
  },
});
