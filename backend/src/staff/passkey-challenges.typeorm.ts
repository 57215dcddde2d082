import type { PasskeyChallenge, PasskeyChallenges } from '@portal/domain/staff/index.js';
import { LessThanOrEqual, type EntityManager, EntitySchema } from 'typeorm';
import { dropResult } from '../platform/database/drop-result.js';

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

/** Of several statements at once, only one gets the row. */
const TAKE = `
  WITH taken AS (DELETE FROM passkey_challenges WHERE challenge = $1 RETURNING *)
  SELECT challenge, admin_id AS "adminId", purpose, expires_at AS "expiresAt" FROM taken`;

export function typeormPasskeyChallenges(manager: EntityManager): PasskeyChallenges {
  const challenges = manager.getRepository(PasskeyChallengeSchema);
  return {
    add: (challenge) => dropResult(challenges.insert({ ...challenge })),
    async take(challenge) {
      const [taken] = await manager.query<PasskeyChallenge[]>(TAKE, [challenge]);
      return taken ?? null;
    },
    removeExpired: (now) => dropResult(challenges.delete({ expiresAt: LessThanOrEqual(now) })),
  };
}
