import type { PasskeyChallenge } from '@portal/domain/staff/index.js';
import { EntitySchema } from 'typeorm';

export const PasskeyChallengeSchema = new EntitySchema<PasskeyChallenge>({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    adminId: { name: 'admin_id', type: 'uuid', nullable: true },
    purpose: { type: 'text' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
});
