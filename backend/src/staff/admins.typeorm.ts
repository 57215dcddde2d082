import { type Admin, type AdminRepository, UsernameTaken } from '@portal/domain/staff/index.js';
import type { EntityManager } from 'typeorm';
import { violates } from '../platform/database/database-errors.js';
import { AdminSchema } from './admin.schema.js';
import { dropResult } from '../platform/database/drop-result.js';

const ADD_FIRST = `
  INSERT INTO admins (id, username, password_hash, session_version, created_at)
  SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM admins)
  ON CONFLICT DO NOTHING RETURNING id`;

const REQUIRES_TOTP = 'SELECT require_admin_totp AS required FROM settings WHERE id = 1';
const REQUIRE_TOTP = 'UPDATE settings SET require_admin_totp = $1 WHERE id = 1';

const BY_PASSKEY = 'SELECT id FROM admins WHERE passkeys @> $1::jsonb LIMIT 1';

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;
const NAME_RULES = ['admins_username', 'admins_username_once'];

/** TypeORM does not accept readonly lists. */
const listsOf = ({ recoveryHashes, passkeys }: Pick<Admin, 'recoveryHashes' | 'passkeys'>) => ({
  recoveryHashes: [...recoveryHashes],
  passkeys: [...passkeys],
});

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
    async add({ recoveryHashes, passkeys, ...admin }) {
      try {
        await admins.insert({ ...admin, ...listsOf({ recoveryHashes, passkeys }) });
      } catch (error) {
        throw NAME_RULES.some((rule) => violates(error, rule)) ? new UsernameTaken() : error;
      }
    },
    lockById: (id) => admins.findOne({ where: { id }, lock: FOR_UPDATE }),
    lockActiveOwners: () =>
      admins.find({
        where: { role: 'owner', active: true },
        order: { id: 'ASC' },
        lock: FOR_UPDATE,
      }),
    active: () =>
      admins.find({
        where: { active: true },
        select: { id: true, role: true },
        order: { id: 'ASC' },
      }),
    save: ({ id, recoveryHashes, passkeys, ...fields }) =>
      dropResult(admins.update({ id }, { ...fields, ...listsOf({ recoveryHashes, passkeys }) })),
    async requiresTotp() {
      const [row] = await manager.query<{ required: boolean }[]>(REQUIRES_TOTP);
      return row?.required ?? false;
    },
    async findByPasskey(id) {
      const sought = JSON.stringify([{ id }]);
      const [found] = await manager.query<{ id: string }[]>(BY_PASSKEY, [sought]);
      return found ? admins.findOneBy({ id: found.id }) : null;
    },
    requireTotp: (required) => dropResult(manager.query(REQUIRE_TOTP, [required])),
  };
}
