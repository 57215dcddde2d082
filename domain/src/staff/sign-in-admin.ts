import type { PasswordHasher } from '../accounts/index.js';
import type { Work } from '../kernel/transaction.js';
import { AdminLoginFailed, TotpNeeded, WrongTotp } from './errors.js';
import type { Admin, WithAdmins } from './ports.js';
import { afterFactor, type FactorPorts, hasTotp } from './second-factor.js';

type Ports = Work<WithAdmins> & WithAdmins & FactorPorts & { readonly passwords: PasswordHasher };

/** What an admin signs in with. */
export type AdminCredentials = {
  readonly username: string;
  readonly password: string;
  /** Of the authenticator, or a recovery code. */
  readonly code?: string;
};

/** Takes the code; the admin's row is held, so that of two at once only one can have it. */
async function useCode(
  { unitOfWork, ...factor }: Ports,
  known: Admin,
  code: string,
): Promise<Admin> {
  return unitOfWork.run(async (tx) => {
    const admin = await tx.admins.lockById(known.id);
    const isSame = admin?.active && admin.passwordHash === known.passwordHash;
    if (!isSame) throw new AdminLoginFailed();
    const proved = afterFactor(factor, admin, code, tx.now);
    if (!proved) throw new WrongTotp();
    await tx.admins.save(proved);
    return proved;
  });
}

/**
 * The admin with this name and password, and a code where there is an authenticator. The same work
 * is done for an unknown name.
 * @throws AdminLoginFailed; only after the right password: TotpNeeded, WrongTotp
 */
export async function signInAdmin(ports: Ports, form: AdminCredentials): Promise<Admin> {
  const admin = await ports.admins.findByUsername(form.username.trim());
  const fits = await ports.passwords.fits(form.password, admin?.passwordHash ?? null);
  if (!admin?.active || !fits) throw new AdminLoginFailed();
  if (!hasTotp(admin)) return admin;
  const { code = '' } = form;
  if (code.trim() === '') throw new TotpNeeded();
  return useCode(ports, admin, code);
}
