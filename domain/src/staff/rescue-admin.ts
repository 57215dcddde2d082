import type { PasswordHasher } from '../accounts/index.js';
import type { AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work, RandomSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { newPassword, withSessionsEnded } from './admin.js';
import { type AdminChangePorts, noteAdminChange } from './note-admin-change.js';
import { namesOf } from './passkey.js';
import { hasTotp, withoutSecondFactors } from './second-factor.js';
import type { StaffStores } from './ports.js';

type Ports = Work<StaffStores & AuditStores & EmailStores & SettingsStores> &
  StaffStores &
  AdminChangePorts & {
    readonly passwords: PasswordHasher;
    readonly random: RandomSource;
  };

/** The person who may run commands on the server; no admin has this id. */
const OPERATOR = { adminId: '00000000-0000-0000-0000-000000000000', username: 'operator' };

/** Removes an active owner's second factors and sets a password that must be changed at the sign-in. @returns the
 * password @throws NothingToChange */
export async function rescueAdmin(
  { unitOfWork, admins, passwords, random, ...ports }: Ports,
  username: string,
): Promise<string> {
  const found = await admins.findByUsername(username.trim());
  if (!found) throw new NothingToChange('admin');
  const password = newPassword(random);
  const passwordHash = await passwords.hash(password);
  await unitOfWork.run(async (tx) => {
    await tx.admins.lockActiveOwners();
    const before = await tx.admins.lockById(found.id);
    if (!before) throw new NothingToChange('admin');
    const changes = {
      passwordHash,
      mustChangePassword: true,
      active: true,
      role: 'owner',
    } as const;
    await tx.admins.save(withSessionsEnded({ ...withoutSecondFactors(before), ...changes }));
    await noteAdminChange(tx, ports, OPERATOR, {
      action: 'rescue-admin',
      admin: before,
      reason: 'By command on the server',
      before: {
        role: before.role,
        active: before.active,
        hasTotp: hasTotp(before),
        passkeys: namesOf(before),
      },
      after: { role: 'owner', active: true, hasTotp: false, passkeys: '' },
    });
  });
  return password;
}
