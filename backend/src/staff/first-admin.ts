import { Logger } from '@nestjs/common';
import type { PasswordHasher } from '@portal/domain/accounts/index.js';
import type { IdSource } from '@portal/domain/kernel/sources.js';
import type { StaffStores } from '@portal/domain/staff/index.js';
import type { Config } from '../platform/config/config.js';

type FirstAdminPorts = StaffStores & {
  readonly passwords: PasswordHasher;
  readonly ids: IdSource;
};

/** Makes the first admin from the configuration, if there is none at all. */
export async function ensureFirstAdmin(
  { ADMIN_USERNAME, ADMIN_PASSWORD }: Config,
  { admins, passwords, ids }: FirstAdminPorts,
): Promise<void> {
  if (!ADMIN_PASSWORD || (await admins.findByUsername(ADMIN_USERNAME))) return;
  const added = await admins.addFirst({
    id: ids.next(),
    username: ADMIN_USERNAME,
    passwordHash: await passwords.hash(ADMIN_PASSWORD),
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
  if (added) new Logger('Admins').log(`The first admin is "${ADMIN_USERNAME}"`);
}
