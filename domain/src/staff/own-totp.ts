import type { Actor } from '../audit/index.js';
import type { RandomSource } from '../kernel/transaction.js';
import { TotpState, WrongOwnCode } from './errors.js';
import {
  changeOwn,
  proven,
  rejectOutdated,
  type OwnPasswordPorts,
  type OwnPorts,
} from './own-account.js';
import * as secondFactor from './second-factor.js';

type Factor = secondFactor.FactorPorts & { readonly random: RandomSource };

export type OwnProof = { readonly currentPassword: string; readonly code: string };

/** Starts to set up an authenticator. It is not used until a code of it was entered. @returns its secret @throws
 * TotpState if there is one already */
export const beginTotp = (
  ports: OwnPorts & Pick<secondFactor.FactorPorts, 'authenticators'>,
  actor: Actor,
): Promise<string> =>
  changeOwn(ports, actor, 'begin-totp', (admin) => {
    if (secondFactor.hasTotp(admin)) throw new TotpState('You have an authenticator already.');
    const secret = ports.authenticators.newSecret();
    const totpSecret = ports.authenticators.seal(secret, admin.id);
    return [{ ...admin, totpSecret, totpLastStep: null }, secret];
  });

/** Activates the authenticator by a code. @returns the recovery codes @throws TotpState, WrongOwnCode */
export const confirmTotp = (
  ports: OwnPorts & Factor,
  actor: Actor,
  code: string,
): Promise<string[]> =>
  changeOwn(ports, actor, 'confirm-totp', (admin, { now }) => {
    if (secondFactor.hasTotp(admin)) throw new TotpState('You have an authenticator already.');
    if (!admin.totpSecret) throw new TotpState('Please begin to set up your authenticator first.');
    const proved = secondFactor.afterTotp(ports, admin, code, now);
    if (!proved) throw new WrongOwnCode();
    const { codes, hashes } = secondFactor.newRecoveryCodes(ports, admin);
    return [{ ...proved, totpConfirmedAt: now, recoveryHashes: hashes }, codes];
  });

/** Removes the authenticator. @throws WrongOwnPassword, WrongOwnCode, TotpState */
export async function removeTotp(
  ports: OwnPasswordPorts & secondFactor.FactorPorts,
  actor: Actor,
  { currentPassword, code }: OwnProof,
): Promise<void> {
  const known = await proven(ports, actor, currentPassword);
  await changeOwn(ports, actor, 'remove-totp', (admin, { now }) => {
    rejectOutdated(known, admin);
    if (!secondFactor.hasTotp(admin)) throw new TotpState('You have no authenticator.');
    const proved = secondFactor.afterFactor(ports, admin, code, now);
    if (!proved) throw new WrongOwnCode();
    return [secondFactor.withoutTotp(proved), undefined];
  });
}

/** Replaces the remaining recovery codes by new ones. @throws WrongOwnPassword, WrongOwnCode, TotpState */
export async function renewRecoveryCodes(
  ports: OwnPasswordPorts & Factor,
  actor: Actor,
  { currentPassword, code }: OwnProof,
): Promise<string[]> {
  const known = await proven(ports, actor, currentPassword);
  return changeOwn(ports, actor, 'renew-recovery-codes', (admin, { now }) => {
    rejectOutdated(known, admin);
    if (!secondFactor.hasTotp(admin)) throw new TotpState('You have no authenticator.');
    const proved = secondFactor.afterFactor(ports, admin, code, now);
    if (!proved) throw new WrongOwnCode();
    const { codes, hashes } = secondFactor.newRecoveryCodes(ports, admin);
    return [{ ...proved, recoveryHashes: hashes }, codes];
  });
}
