import type { AuditStores } from '../audit/index.js';
import type { EmailStores } from '../email/index.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { CopiedPasskey, WrongPasskey } from './errors.js';
import { type AdminChangePorts, noteAdminChange } from './note-admin-change.js';
import {
  hasCounterFallen,
  isOpenFor,
  newPasskeyChallenge,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyPurpose,
  passkeyRequest,
  type PasskeyRequest,
  type PasskeyUse,
  withPasskeyUsed,
} from './passkey.js';
import type { Admin, PasskeyVerifier, StaffStores } from './ports.js';

export type ChallengePorts = Work<StaffStores> & {
  readonly passkeyVerifier: PasskeyVerifier;
};

/** Gives an admin a challenge for this purpose, valid once and for some minutes. */
export async function challengePasskey(
  { unitOfWork, passkeyVerifier }: ChallengePorts,
  admin: { readonly id: string | null; readonly passkeys: Admin['passkeys'] },
  purpose: PasskeyPurpose,
): Promise<PasskeyRequest> {
  const challenge = passkeyVerifier.newChallenge();
  await unitOfWork.run(async (tx) => {
    await tx.passkeyChallenges.removeExpired(tx.now);
    await tx.passkeyChallenges.add(newPasskeyChallenge(challenge, admin, purpose, tx.now));
  });
  return passkeyRequest(challenge, admin);
}

/** The challenge of an answer; null unless it is open for this admin and purpose. It is removed in any case, so that no
 * answer is tried twice. */
export async function takeChallenge(
  { unitOfWork, passkeyVerifier }: ChallengePorts,
  adminId: string,
  purpose: PasskeyPurpose,
  answer: PasskeyAnswer,
): Promise<string | null> {
  const challenge = passkeyVerifier.challengeIn(answer);
  if (challenge === null) return null;
  return unitOfWork.run(async (tx) => {
    const given = await tx.passkeyChallenges.take(challenge);
    return given && isOpenFor(given, adminId, purpose, tx.now) ? challenge : null;
  });
}

type Notes = AuditStores & EmailStores & SettingsStores;

export type PasskeyPorts = Work<StaffStores & Notes> & ChallengePorts & AdminChangePorts;

type Use = {
  readonly purpose: 'sign-in' | 'prove';
  readonly answer: PasskeyAnswer;
  readonly check?: (admin: Admin) => void;
};

const asked = ({ purpose }: Pick<Use, 'purpose'>) =>
  purpose === 'sign-in' ? 'sign-in' : 'own-account';

/** The use that the answer proves. @throws WrongPasskey */
async function verified(ports: PasskeyPorts, known: Admin, use: Use): Promise<PasskeyUse> {
  const { purpose, answer } = use;
  const challenge = await takeChallenge(ports, known.id, purpose, answer);
  const passkey = known.passkeys.find(({ id }) => id === answer.id);
  const counter =
    challenge !== null && passkey
      ? await ports.passkeyVerifier.verify(answer, challenge, passkey)
      : null;
  if (counter === null) throw new WrongPasskey(asked(use));
  return { id: answer.id, counter };
}

const noteCopy = (
  tx: Transaction<Notes>,
  ports: AdminChangePorts,
  admin: Admin,
  { name, counter }: Passkey,
  signed: PasskeyUse,
): Promise<void> =>
  noteAdminChange(
    tx,
    ports,
    { adminId: admin.id, username: admin.username },
    {
      action: 'refuse-copied-passkey',
      admin,
      reason: 'Its counter has fallen',
      before: { passkey: name, counter },
      after: { counter: signed.counter },
    },
  );

/** Accepts a passkey's answer for an admin whose row was read before. @returns the admin after it. A lower counter is
 * refused and mailed to the company. @throws WrongPasskey, CopiedPasskey */
export async function usePasskey(ports: PasskeyPorts, known: Admin, use: Use): Promise<Admin> {
  const signed = await verified(ports, known, use);
  const { unitOfWork, ...rest } = ports;
  const used = await unitOfWork.run(async (tx) => {
    const admin = await tx.admins.lockById(known.id);
    const passkey = admin?.passkeys.find(({ id }) => id === signed.id);
    if (!admin?.active || !passkey) throw new WrongPasskey(asked(use));
    use.check?.(admin);
    if (hasCounterFallen(passkey, signed)) {
      await noteCopy(tx, rest, admin, passkey, signed);
      return null;
    }
    const after = withPasskeyUsed(admin, signed, tx.now);
    await tx.admins.save(after);
    return after;
  });
  if (!used) throw new CopiedPasskey(asked(use));
  return used;
}
