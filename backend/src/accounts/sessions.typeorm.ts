import type { SessionRepository } from '@portal/domain/accounts/index.js';
import type { EntityManager } from 'typeorm';
import { SessionSchema } from './session.schema.js';

export function typeormSessions(manager: EntityManager): SessionRepository {
  const sessions = manager.getRepository(SessionSchema);
  return {
    async add(session) {
      await sessions.insert({ ...session });
    },
    findAllOf: (ownerId) => sessions.find({ where: { ownerId }, order: { beganAt: 'DESC' } }),
    async end(id, at) {
      await sessions.update({ id }, { endedAt: at });
    },
    async prove(id, at) {
      await sessions.update({ id }, { provedAt: at });
    },
    async removeOf(ownerId) {
      await sessions.delete({ ownerId });
    },
  };
}
