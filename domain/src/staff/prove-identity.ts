import type { PasswordHasher, WithSessions } from '../accounts/index.js';
import type { Actor } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { WrongOwnCode, WrongOwnPassword } from './errors.js';
import type { WithAdmins } from './ports.js';
import { afterFactor, type FactorPorts, hasTotp } from './second-factor.js';

type Ports = Work<WithAdmins & WithSessions> &
  WithAdmins &
  FactorPorts & { readonly passwords: PasswordHasher };

/** One of the two is enough. */
export type IdentityProof = { readonly password: string; readonly code: string };

/**
 * Notes that a signed-in admin has shown the password, or a code, once more: what can't be undone may
 * be done for some minutes.
 * @param sessionId null for a token of the release before, which has no session
 * @throws WrongOwnPassword, WrongOwnCode, NothingToChange
 */
export async function proveIdentity(
  { unitOfWork, admins, passwords, ...factor }: Ports,
  { adminId }: Actor,
  sessionId: string | null,
  { password, code }: IdentityProof,
): Promise<void> {
  const known = await admins.findById(adminId);
  if (!known) throw new NothingToChange('admin');
  const byCode = code.trim() !== '' && hasTotp(known);
  if (!byCode && !(await passwords.fits(password, known.passwordHash))) {
    throw new WrongOwnPassword('password');
  }
  await unitOfWork.run(async (tx) => {
    const admin = await tx.admins.lockById(adminId);
    if (!admin?.active) throw new NothingToChange('admin');
    if (byCode) {
      const proved = afterFactor(factor, admin, code, tx.now);
      if (!proved) throw new WrongOwnCode();
      await tx.admins.save(proved);
    } else if (admin.passwordHash !== known.passwordHash) throw new WrongOwnPassword('password');
    if (sessionId !== null) await tx.sessions.prove(sessionId, tx.now);
  });
}
