import type { AdminRepository } from '@portal/domain/accounts/ports.js';
import type { EntityManager } from 'typeorm';
import { AdminSchema } from './admin.schema.js';

const ADD_FIRST = `
  INSERT INTO admins (id, username, password_hash, session_version, created_at)
  SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM admins)
  ON CONFLICT DO NOTHING RETURNING id`;

export function typeormAdmins(manager: EntityManager): AdminRepository {
  const admins = manager.getRepository(AdminSchema);
  return {
    findByUsername: (username) => admins.findOneBy({ username }),
    findById: (id) => admins.findOneBy({ id }),
    async addFirst({ id, username, passwordHash, sessionVersion, createdAt }) {
      const values = [id, username, passwordHash, sessionVersion, createdAt];
      const added = await manager.query<unknown[]>(ADD_FIRST, values);
      return added.length > 0;
    },
  };
}
