import { checkPassword, type PasswordBlocklist, type PasswordHasher } from '../accounts/index.js';
import type { Actor, AuditAction, Facts, AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { withSessionsEnded } from './admin.js';
import { WrongOwnPassword } from './errors.js';
import { type AdminChangePorts, noteAdminChange } from './note-admin-change.js';
import type { Admin, StaffStores } from './ports.js';

export type OwnPorts = Work<StaffStores & AuditStores & EmailStores & SettingsStores> &
  StaffStores &
  AdminChangePorts;
export type OwnPasswordPorts = OwnPorts & { readonly passwords: PasswordHasher };

const BY_ONESELF = 'Own account';

/** Changes the admin's own row under its lock, and notes it. */
export async function changeOwn<Outcome>(
  { unitOfWork, ...ports }: OwnPorts,
  actor: Actor,
  action: AuditAction,
  apply: (
    admin: Admin,
    tx: Transaction<unknown>,
  ) => readonly [after: Admin, outcome: Outcome, facts?: Facts],
): Promise<Outcome> {
  return unitOfWork.run(async (tx) => {
    const before = await tx.admins.lockById(actor.adminId);
    if (!before?.active) throw new NothingToChange('admin');
    const [after, outcome, facts = null] = apply(before, tx);
    await tx.admins.save(after);
    await noteAdminChange(tx, ports, actor, {
      action,
      admin: after,
      reason: BY_ONESELF,
      before: null,
      after: facts,
    });
    return outcome;
  });
}

/** The admin, if the password is right. The slow comparison is outside of the transaction. @throws WrongOwnPassword,
 * NothingToChange */
export async function proven(
  { admins, passwords }: OwnPasswordPorts,
  { adminId }: Actor,
  password: string,
): Promise<Admin> {
  const admin = await admins.findById(adminId);
  if (!admin) throw new NothingToChange('admin');
  if (!(await passwords.verify(password, admin.passwordHash))) throw new WrongOwnPassword();
  return admin;
}

/** Refuses if the password has changed since it was compared. */
export function rejectOutdated(known: Admin, now: Admin): void {
  if (known.passwordHash !== now.passwordHash) throw new WrongOwnPassword();
}

/** Sets another password and ends every session. @returns the admin, for a new session @throws InvalidInput,
 * WrongOwnPassword */
export async function changeOwnPassword(
  ports: OwnPasswordPorts & { readonly blocklist: PasswordBlocklist },
  actor: Actor,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<Admin> {
  checkPassword(ports.blocklist, password, [actor.username]);
  const known = await proven(ports, actor, currentPassword);
  if (password === currentPassword) {
    throw new InvalidInput({ password: 'Please choose a password that you have not now.' });
  }
  const passwordHash = await ports.passwords.hash(password);
  return changeOwn(ports, actor, 'change-own-password', (admin) => {
    rejectOutdated(known, admin);
    const after = withSessionsEnded({ ...admin, passwordHash, mustChangePassword: false });
    return [after, after];
  });
}

/** Ends every session of the admin, on every device and replica, at once. @returns the admin */
export const signOutEverywhere = (ports: OwnPorts, actor: Actor): Promise<Admin> =>
  changeOwn(ports, actor, 'sign-out-everywhere', (admin) => {
    const after = withSessionsEnded(admin);
    return [after, after];
  });
