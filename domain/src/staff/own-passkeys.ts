import type { Actor } from '../audit/index.js';
import { NothingToChange } from '../kernel/errors.js';
import { PasskeyState, WrongPasskey } from './errors.js';
import { changeOwn, type OwnPorts } from './own-account.js';
import {
  checkedPasskeyName,
  hasRoomForPasskey,
  type PasskeyAnswer,
  type PasskeyRequest,
} from './passkey.js';
import type { Admin, StaffStores } from './ports.js';
import { hasPasskey } from './second-factor.js';
import { challengePasskey, type ChallengePorts, takeChallenge } from './use-passkey.js';

async function known({ admins }: StaffStores, { adminId }: Actor): Promise<Admin> {
  const admin = await admins.findById(adminId);
  if (!admin) throw new NothingToChange('admin');
  return admin;
}

function rejectFull(admin: Admin): void {
  if (!hasRoomForPasskey(admin)) {
    throw new PasskeyState('You have as many passkeys as there may be. Please remove one first.');
  }
}

/** Starts to add a passkey. @returns the challenge, and the existing passkeys @throws PasskeyState */
export async function beginPasskey(
  ports: ChallengePorts & StaffStores,
  actor: Actor,
): Promise<PasskeyRequest> {
  const admin = await known(ports, actor);
  rejectFull(admin);
  return challengePasskey(ports, admin, 'register');
}

/** Adds the passkey that a browser made for the challenge; from now on it is a second factor. @throws InvalidInput,
 * WrongPasskey, PasskeyState */
export async function addPasskey(
  ports: OwnPorts & ChallengePorts,
  actor: Actor,
  { name: typed, answer }: { readonly name: string; readonly answer: PasskeyAnswer },
): Promise<void> {
  const name = checkedPasskeyName(typed);
  const challenge = await takeChallenge(ports, actor.adminId, 'register', answer);
  const key = challenge === null ? null : await ports.passkeyVerifier.register(answer, challenge);
  if (!key) throw new WrongPasskey('own-account');
  if (await ports.admins.findByPasskey(key.id)) throw new PasskeyState('That passkey is in use.');
  await changeOwn(ports, actor, 'add-passkey', (admin, { now }) => {
    rejectFull(admin);
    const passkey = { ...key, name, createdAt: now, lastUsedAt: null };
    return [{ ...admin, passkeys: [...admin.passkeys, passkey] }, undefined, { passkey: name }];
  });
}

/** Removes one of the own passkeys. @throws NothingToChange */
export const removePasskey = (ports: OwnPorts, actor: Actor, id: string): Promise<void> =>
  changeOwn(ports, actor, 'remove-passkey', (admin) => {
    const gone = admin.passkeys.find((one) => one.id === id);
    if (!gone) throw new NothingToChange('passkey');
    const passkeys = admin.passkeys.filter((one) => one !== gone);
    return [{ ...admin, passkeys }, undefined, { passkey: gone.name }];
  });

/** The challenge for a signed-in admin's proof of identity. @throws PasskeyState */
export async function beginPasskeyProof(
  ports: ChallengePorts & StaffStores,
  actor: Actor,
): Promise<PasskeyRequest> {
  const admin = await known(ports, actor);
  if (!hasPasskey(admin)) throw new PasskeyState('You have no passkey.');
  return challengePasskey(ports, admin, 'prove');
}
