import {
  type Admin,
  type AdminRepository,
  UsernameTaken,
  type Passkey,
} from '@portal/domain/staff/index.js';
import { type EntityManager, EntitySchema, type ValueTransformer } from 'typeorm';
import { violates } from '../platform/database/database-errors.js';
import { dropResult } from '../platform/database/drop-result.js';

type StoredPasskey = Omit<Passkey, 'createdAt' | 'lastUsedAt'> & {
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** JSON has no dates. */
const WITH_DATES: ValueTransformer = {
  to: (passkeys: readonly Passkey[]) => passkeys,
  from: (stored: readonly StoredPasskey[]): Passkey[] =>
    stored.map(({ createdAt, lastUsedAt, ...rest }) => ({
      ...rest,
      createdAt: new Date(createdAt),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    })),
};

export const AdminSchema = new EntitySchema<Admin>({
  name: 'Admin',
  tableName: 'admins',
  columns: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text', unique: true },
    passwordHash: { name: 'password_hash', type: 'text' },
    sessionVersion: { name: 'session_version', type: 'int' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    firstSignedInAt: { name: 'first_signed_in_at', type: 'timestamptz', nullable: true },
    role: { type: 'text', default: 'owner' },
    active: { type: 'boolean', default: true },
    mustChangePassword: { name: 'must_change_password', type: 'boolean', default: false },
    totpSecret: { name: 'totp_secret', type: 'text', nullable: true },
    totpConfirmedAt: { name: 'totp_confirmed_at', type: 'timestamptz', nullable: true },
    totpLastStep: { name: 'totp_last_step', type: 'int', nullable: true },
    passkeys: { type: 'jsonb', default: [], transformer: WITH_DATES },
    recoveryHashes: { name: 'recovery_hashes', type: 'jsonb', default: [] },
  },
});

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
        select: { id: true, username: true, role: true },
        order: { username: 'ASC' },
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
