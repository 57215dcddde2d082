import type { Admin, Passkey } from '@portal/domain/staff/index.js';
import { EntitySchema, type ValueTransformer } from 'typeorm';

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
