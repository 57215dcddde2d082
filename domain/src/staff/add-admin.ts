import type { PasswordBlocklist, PasswordHasher } from '../accounts/index.js';
import { type Actor, checkedReason, type AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import type { Work, RandomSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { checkedRole, checkedUsername, passwordOrNew } from './admin.js';
import { asOwner } from './manage-admins.js';
import { noteAdminChange, type AdminChangePorts } from './note-admin-change.js';
import type { StaffStores } from './ports.js';

type Ports = Work<StaffStores & AuditStores & EmailStores & SettingsStores> &
  AdminChangePorts & {
    readonly passwords: PasswordHasher;
    readonly random: RandomSource;
    readonly blocklist: PasswordBlocklist;
  };

export type NewAdmin = {
  readonly username: string;
  readonly role: string;
  /** Empty for a generated one. */
  readonly password: string;
  readonly reason: string;
};

/** The new admin's id, and the first password, which is shown only now. */
export type AddedAdmin = { readonly id: string; readonly password: string };

/** Adds an admin, who has to choose another password at the first sign-in. @throws InvalidInput,
 * RoleForbids, UsernameTaken */
export async function addAdmin(
  { unitOfWork, passwords, random, blocklist, ...ports }: Ports,
  actor: Actor,
  form: NewAdmin,
): Promise<AddedAdmin> {
  const username = checkedUsername(form.username);
  const role = checkedRole(form.role);
  const reason = checkedReason(form.reason);
  const password = passwordOrNew({ random, blocklist }, form.password, username);
  const passwordHash = await passwords.hash(password);
  const id = ports.ids.next();
  await unitOfWork.run(async (tx) => {
    await asOwner(tx, actor);
    await tx.admins.add({
      id,
      username,
      role,
      passwordHash,
      createdAt: tx.now,
      firstSignedInAt: null,
      sessionVersion: 0,
      active: true,
      mustChangePassword: true,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      recoveryHashes: [],
      passkeys: [],
    });
    await noteAdminChange(tx, ports, actor, {
      action: 'add-admin',
      admin: { id, username },
      reason,
      before: null,
      after: { username, role },
    });
  });
  return { id, password };
}
