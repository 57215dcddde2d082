import type { PasswordHasher } from '../accounts/index.js';
import { AdminLoginFailed, SecondFactorNeeded, WrongTotp } from './errors.js';
import type { PasskeyAnswer } from './passkey.js';
import type { Admin, StaffStores } from './ports.js';
import {
  afterFactor,
  type FactorPorts,
  hasPasskey,
  hasSecondFactor,
  hasTotp,
} from './second-factor.js';
import { challengePasskey, type PasskeyPorts, usePasskey } from './use-passkey.js';

type Ports = PasskeyPorts & StaffStores & FactorPorts & { readonly passwords: PasswordHasher };

export type AdminCredentials = {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  /** In place of a code. */
  readonly passkey?: PasskeyAnswer | undefined;
};

function rejectChanged(known: Admin, now: Admin): void {
  if (now.passwordHash !== known.passwordHash) throw new AdminLoginFailed();
}

/** Uses the code. The admin's row is locked, so that only one of two requests can use it. */
async function useCode(
  { unitOfWork, ...factor }: Ports,
  known: Admin,
  code: string,
): Promise<Admin> {
  return unitOfWork.run(async (tx) => {
    const admin = await tx.admins.lockById(known.id);
    if (!admin?.active) throw new AdminLoginFailed();
    rejectChanged(known, admin);
    const proved = afterFactor(factor, admin, code, tx.now);
    if (!proved) throw new WrongTotp();
    await tx.admins.save(proved);
    return proved;
  });
}

async function withSecondFactor(
  ports: Ports,
  admin: Admin,
  { code = '', passkey }: AdminCredentials,
): Promise<Admin> {
  if (passkey) {
    return usePasskey(ports, admin, {
      purpose: 'sign-in',
      answer: passkey,
      check: (now) => rejectChanged(admin, now),
    });
  }
  if (hasTotp(admin) && code.trim() !== '') return useCode(ports, admin, code);
  const request = hasPasskey(admin) ? await challengePasskey(ports, admin, 'sign-in') : null;
  throw new SecondFactorNeeded(hasTotp(admin), request);
}

/** Signs in by password, and a second factor if there is one; an unknown name costs the same work. @throws
 * AdminLoginFailed; only after the right password: SecondFactorNeeded, WrongTotp, WrongPasskey, CopiedPasskey */
export async function signInAdmin(ports: Ports, form: AdminCredentials): Promise<Admin> {
  const admin = await ports.admins.findByUsername(form.username.trim());
  const isRight = await ports.passwords.verify(form.password, admin?.passwordHash ?? null);
  if (!admin?.active || !isRight) throw new AdminLoginFailed();
  return hasSecondFactor(admin) ? withSecondFactor(ports, admin, form) : admin;
}
