import type { PasswordHasher, AccountStores } from '../accounts/index.js';
import type { Actor } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import type { Work } from '../kernel/transaction.js';
import { MoreProofNeeded, WrongOwnCode, WrongOwnPassword } from './errors.js';
import type { PasskeyAnswer } from './passkey.js';
import type { Admin, StaffStores } from './ports.js';
import { afterFactor, type FactorPorts, hasSecondFactor, hasTotp } from './second-factor.js';
import { type PasskeyPorts, usePasskey } from './use-passkey.js';

type Ports = Work<StaffStores & AccountStores> &
  PasskeyPorts &
  StaffStores &
  FactorPorts & { readonly passwords: PasswordHasher };

/** A proof of identity: the password, with a code where there is a second factor; or a passkey alone, whose device has
 * verified its user. */
export type IdentityProof = {
  readonly password: string;
  readonly code: string;
  readonly passkey?: PasskeyAnswer | undefined;
};

/** The admin after the code was used, where one is needed. @throws MoreProofNeeded, WrongOwnCode */
function withCode(factor: FactorPorts, admin: Admin, code: string, now: Date): Admin {
  if (!hasSecondFactor(admin)) return admin;
  if (!hasTotp(admin) || code.trim() === '') throw new MoreProofNeeded();
  const proved = afterFactor(factor, admin, code, now);
  if (!proved) throw new WrongOwnCode();
  return proved;
}

async function proveByPassword(
  { unitOfWork, passwords, ...factor }: Ports,
  known: Admin,
  sessionId: string,
  { password, code }: IdentityProof,
): Promise<void> {
  if (!(await passwords.verify(password, known.passwordHash)))
    throw new WrongOwnPassword('password');
  await unitOfWork.run(async (tx) => {
    const admin = await tx.admins.lockById(known.id);
    if (!admin?.active) throw new NothingToChange('admin');
    if (admin.passwordHash !== known.passwordHash) throw new WrongOwnPassword('password');
    const proved = withCode(factor, admin, code, tx.now);
    if (proved !== admin) await tx.admins.save(proved);
    await tx.sessions.prove(sessionId, tx.now);
  });
}

/** Notes a new proof of identity, valid for minutes. @throws WrongOwnPassword, WrongOwnCode, MoreProofNeeded,
 * WrongPasskey, CopiedPasskey, NothingToChange */
export async function proveIdentity(
  ports: Ports,
  { adminId }: Actor,
  sessionId: string,
  proof: IdentityProof,
): Promise<void> {
  const known = await ports.admins.findById(adminId);
  if (!known) throw new NothingToChange('admin');
  const { passkey: answer } = proof;
  if (!answer) return proveByPassword(ports, known, sessionId, proof);
  await usePasskey(ports, known, { purpose: 'prove', answer });
  await ports.unitOfWork.run((tx) => tx.sessions.prove(sessionId, tx.now));
}
