import { Logger } from '@nestjs/common';
import type { PasswordHasher } from '@portal/domain/accounts/index.js';
import type { IdSource } from '@portal/domain/kernel/transaction.js';
import type { StaffStores } from '@portal/domain/staff/index.js';
import type { Config } from '../platform/config/config.js';

type FirstAdminPorts = StaffStores & {
  readonly passwords: PasswordHasher;
  readonly ids: IdSource;
};

const NO_ADMIN =
  'There is no admin, so nobody can sign in to the console. Run: node backend/dist/bundle/reset-admin.js <user name>. Or set ADMIN_PASSWORD and start again.';

/** Adds an owner if there is no admin at all. @returns whether it did */
export async function addFirstAdmin(
  { admins, passwords, ids }: FirstAdminPorts,
  username: string,
  password: string,
): Promise<boolean> {
  return admins.addFirst({
    id: ids.next(),
    username,
    passwordHash: await passwords.hash(password),
    sessionVersion: 0,
    createdAt: new Date(),
    firstSignedInAt: null,
    role: 'owner',
    active: true,
    mustChangePassword: false,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
    recoveryHashes: [],
    passkeys: [],
  });
}

/** Makes the first admin from the configuration, if there is none at all. */
export async function ensureFirstAdmin(
  { ADMIN_USERNAME, ADMIN_PASSWORD }: Config,
  ports: FirstAdminPorts,
): Promise<void> {
  if (!ADMIN_PASSWORD || (await ports.admins.findByUsername(ADMIN_USERNAME))) return;
  const added = await addFirstAdmin(ports, ADMIN_USERNAME, ADMIN_PASSWORD);
  if (added) new Logger('Admins').log(`The first admin is "${ADMIN_USERNAME}"`);
}

export async function warnIfNoAdmin({ admins }: StaffStores): Promise<void> {
  if ((await admins.active()).length === 0) new Logger('Admins').warn(NO_ADMIN);
}
