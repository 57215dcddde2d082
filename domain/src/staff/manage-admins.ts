import type { PasswordBlocklist, PasswordHasher } from '../accounts/index.js';
import {
  type Actor,
  type AuditAction,
  checkedReason,
  type Facts,
  rejectLostChange,
  type AuditStores,
  noteAction,
} from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { Work, RandomSource } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { checkedRole, passwordOrNew, withSessionsEnded } from './admin.js';
import { LastOwner, NotYourself, RoleForbids } from './errors.js';
import { type AdminChangePorts, noteAdminChange, notifyCompany } from './note-admin-change.js';
import { namesOf } from './passkey.js';
import type { Admin, StaffStores } from './ports.js';
import { hasTotp, withoutSecondFactors } from './second-factor.js';

type Ports = Work<StaffStores & AuditStores & EmailStores & SettingsStores> & AdminChangePorts;
type PasswordPorts = Ports &
  StaffStores & {
    readonly passwords: PasswordHasher;
    readonly random: RandomSource;
    readonly blocklist: PasswordBlocklist;
  };

type AdminAction = { readonly adminId: string; readonly reason: string };

/** The admin's version that the owner saw; without it, it is not compared. */
type Seen = { readonly version?: number | undefined };

/** A kind of change: its name in the audit log, its effect, and the facts to note. */
type Change = {
  readonly action: AuditAction;
  readonly apply: (admin: Admin) => Admin;
  readonly facts: (admin: Admin) => Facts;
  /** The facts that the owner saw, where the change would replace another owner's. */
  readonly seen?: Facts;
  readonly seenVersion?: number | undefined;
};

/** Locks all active owners, so that changes of admins take turns, and refuses an owner who has just lost the role. */
export async function asOwner(tx: StaffStores, { adminId }: Actor): Promise<readonly Admin[]> {
  const owners = await tx.admins.lockActiveOwners();
  if (!owners.some(({ id }) => id === adminId)) throw new RoleForbids();
  return owners;
}

const isActiveOwner = ({ role, active }: Admin): boolean => role === 'owner' && active;

async function change(
  { unitOfWork, ...ports }: Ports,
  actor: Actor,
  { adminId, reason }: AdminAction,
  { action, apply, facts, seen = {}, seenVersion }: Change,
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    const owners = await asOwner(tx, actor);
    const before = await tx.admins.lockById(adminId);
    if (!before) throw new NothingToChange('admin');
    const sights = {
      now: { ...facts(before), version: before.sessionVersion },
      seen: { ...seen, version: seenVersion },
    };
    await rejectLostChange(tx, { what: 'admin', id: adminId, ...sights });
    const after = withSessionsEnded(apply(before));
    const remain = owners.filter(({ id }) => id !== adminId).length;
    if (isActiveOwner(before) && !isActiveOwner(after) && remain === 0) throw new LastOwner();
    await tx.admins.save(after);
    await noteAdminChange(tx, ports, actor, {
      action,
      admin: after,
      reason: why,
      before: { username: before.username, ...facts(before) },
      after: { username: after.username, ...facts(after) },
    });
  });
}

type RoleChange = { readonly role: string; readonly seenRole: string };

/** Gives an admin another role. @throws InvalidInput, RoleForbids, NothingToChange,
 * ChangedMeanwhile, LastOwner */
export async function changeAdminRole(
  ports: Ports,
  actor: Actor,
  { role, seenRole, ...action }: AdminAction & RoleChange,
): Promise<void> {
  const next = checkedRole(role);
  if (seenRole === '') throw new InvalidInput({ seenRole: 'Please load the admins again.' });
  await change(ports, actor, action, {
    action: 'change-admin-role',
    apply: (admin) => ({ ...admin, role: next }),
    facts: (admin) => ({ role: admin.role }),
    seen: { role: seenRole },
  });
}

/** Deactivates an admin, or activates the admin again. @throws InvalidInput, RoleForbids, NothingToChange,
 * ChangedMeanwhile, NotYourself, LastOwner */
export async function setAdminActive(
  ports: Ports,
  actor: Actor,
  { active, ...action }: AdminAction & { readonly active: boolean },
): Promise<void> {
  if (!active && action.adminId === actor.adminId) throw new NotYourself('deactivate');
  await change(ports, actor, action, {
    action: active ? 'reactivate-admin' : 'deactivate-admin',
    apply: (admin) => ({ ...admin, active }),
    facts: (admin) => ({ active: admin.active }),
    seen: { active: !active },
  });
}

/** Gives an admin a password that must be changed at the next sign-in. @param password empty for a generated one
 * @returns the password @throws InvalidInput, RoleForbids, NothingToChange, ChangedMeanwhile, NotYourself */
export async function resetAdminPassword(
  { passwords, random, blocklist, admins, ...ports }: PasswordPorts,
  actor: Actor,
  { password, version, ...action }: AdminAction & Seen & { readonly password: string },
): Promise<string> {
  if (action.adminId === actor.adminId) throw new NotYourself('reset the password of');
  const known = await admins.findById(action.adminId);
  if (!known) throw new NothingToChange('admin');
  const given = passwordOrNew({ random, blocklist }, password, known.username);
  const passwordHash = await passwords.hash(given);
  await change(ports, actor, action, {
    action: 'reset-admin-password',
    apply: (admin) => ({ ...admin, passwordHash, mustChangePassword: true }),
    facts: ({ mustChangePassword }) => ({ mustChangePassword }),
    seenVersion: version,
  });
  return given;
}

/** For an admin who has lost authenticator and passkeys. @throws InvalidInput, RoleForbids,
 * NothingToChange, ChangedMeanwhile, NotYourself */
export async function resetAdminTotp(
  ports: Ports,
  actor: Actor,
  { version, ...action }: AdminAction & Seen,
): Promise<void> {
  if (action.adminId === actor.adminId) throw new NotYourself('reset the second factors of');
  await change(ports, actor, action, {
    action: 'reset-admin-totp',
    apply: withoutSecondFactors,
    facts: (admin) => ({ hasTotp: hasTotp(admin), passkeys: namesOf(admin) }),
    seenVersion: version,
  });
}

const RULE = 'require-totp';

/** Sets whether admins must have a second factor; those without must set one up from the next request on. @throws
 * InvalidInput, RoleForbids, ChangedMeanwhile */
export async function requireTotp(
  {
    unitOfWork,
    ...ports
  }: Work<StaffStores & AuditStores & EmailStores & SettingsStores> & AdminChangePorts,
  actor: Actor,
  { required, reason }: { readonly required: boolean; readonly reason: string },
): Promise<void> {
  const why = checkedReason(reason);
  await unitOfWork.run(async (tx) => {
    await asOwner(tx, actor);
    const before = await tx.admins.requiresTotp();
    await rejectLostChange(tx, {
      what: 'rule',
      id: RULE,
      now: { required: before },
      seen: { required: !required },
    });
    await tx.admins.requireTotp(required);
    await noteAction(tx, ports.ids, actor, {
      action: 'require-totp',
      subject: 'settings',
      subjectId: RULE,
      reason: why,
      before: { required: before },
      after: { required },
    });
    const { username } = actor;
    await notifyCompany(tx, ports, { action: RULE, username, by: username });
  });
}
