import type { SessionRepository, Session } from '@portal/domain/accounts/index.js';
import { type EntityManager, EntitySchema } from 'typeorm';
import { runPrepared, type Statement } from '../platform/database/run-prepared.pg.js';
import { dropResult } from '../platform/database/drop-result.js';

export const SessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    holder: { type: 'text' },
    ownerId: { name: 'owner_id', type: 'uuid' },
    version: { type: 'int' },
    device: { type: 'text' },
    network: { type: 'text' },
    beganAt: { name: 'began_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
    provedAt: { name: 'proved_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
  },
});

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
      await runPrepared(manager, ADD, values);
    },
    findAllOf: (ownerId) => sessions.find({ where: { ownerId }, order: { beganAt: 'DESC' } }),
    end: (id, at) => dropResult(sessions.update({ id }, { endedAt: at })),
    prove: (id, at) => dropResult(sessions.update({ id }, { provedAt: at })),
    removeOf: (ownerId) => dropResult(sessions.delete({ ownerId })),
  };
}
