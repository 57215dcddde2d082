import { checkPassword, type PasswordBlocklist } from '../accounts/index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { RandomSource } from '../kernel/transaction.js';
import { secondFactorDueAt } from './admin-session.js';
import type { Admin } from './ports.js';
import { ADMIN_ROLES, type AdminRole, isAdminRole } from './role.js';
import { hasSecondFactor, type SecondFactors } from './second-factor.js';

const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u;
/** 132 bits. */
const PASSWORD_CHARACTERS = 23;
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Shown beside the field, so that the rule is known in advance. */
export const USERNAME_HINT = '2 to 64 letters, digits, or . _ @ -, without spaces';

export type Owed = 'password' | 'second-factor';

/** What the admin must do first; null for nothing. */
export function owedBy(
  admin: Pick<Admin, 'mustChangePassword' | 'firstSignedInAt'> & SecondFactors,
  requiresTotp: boolean,
  now: Date,
): Owed | null {
  if (admin.mustChangePassword) return 'password';
  if (hasSecondFactor(admin)) return null;
  const dueAt = secondFactorDueAt(admin);
  return requiresTotp || (dueAt !== null && now >= dueAt) ? 'second-factor' : null;
}

/** The user name, trimmed. @throws InvalidInput */
export function checkedUsername(username: string): string {
  const trimmed = username.trim();
  if (!USERNAME.test(trimmed)) throw new InvalidInput({ username: `Please use ${USERNAME_HINT}.` });
  return trimmed;
}

/** The role of this name. @throws InvalidInput */
export function checkedRole(role: string): AdminRole {
  if (!isAdminRole(role)) {
    throw new InvalidInput({ role: `Please choose one of: ${ADMIN_ROLES.join(', ')}.` });
  }
  return role;
}

export function newPassword(random: RandomSource): string {
  const letters = Array.from(
    { length: PASSWORD_CHARACTERS },
    () => ALPHABET[random.int(ALPHABET.length)],
  );
  return letters.join('');
}

/** The given password, or a random one. @throws InvalidInput */
export function passwordOrNew(
  { random, blocklist }: { readonly random: RandomSource; readonly blocklist: PasswordBlocklist },
  chosen: string,
  username: string,
): string {
  if (chosen === '') return newPassword(random);
  checkPassword(blocklist, chosen, [username]);
  return chosen;
}

export const withSessionsEnded = (admin: Admin): Admin => ({
  ...admin,
  sessionVersion: admin.sessionVersion + 1,
});
