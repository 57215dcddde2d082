import type { SessionRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { prepared, type Statement } from '../platform/database/prepared.pg.js';
import { SessionSchema } from './session.schema.js';
import { written } from '../platform/database/written.js';

const ADD: Statement = {
  name: 'add-session',
  text: `INSERT INTO sessions (id, holder, owner_id, version, device, network, began_at, last_used_at,
      proved_at, expires_at, ended_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
};

export function typeormSessions(manager: EntityManager): SessionRepository {
  const sessions = manager.getRepository(SessionSchema);
  return {
    async add(session) {
      const { id, holder, ownerId, version, device, network } = session;
      const { beganAt, lastUsedAt, provedAt, expiresAt, endedAt } = session;
      const moments = [beganAt, lastUsedAt, provedAt, expiresAt, endedAt];
      const values = [id, holder, ownerId, version, device, network, ...moments];
      await prepared(manager, ADD, values);
    },
    findAllOf: (ownerId) => sessions.find({ where: { ownerId }, order: { beganAt: 'DESC' } }),
    end: (id, at) => written(sessions.update({ id }, { endedAt: at })),
    prove: (id, at) => written(sessions.update({ id }, { provedAt: at })),
    removeOf: (ownerId) => written(sessions.delete({ ownerId })),
  };
}
