import { WrongPasskey } from './errors.js';
import type { PasskeyAnswer, PasskeyRequest } from './passkey.js';
import type { Admin, StaffStores } from './ports.js';
import {
  challengePasskey,
  type ChallengePorts,
  type PasskeyPorts,
  usePasskey,
} from './use-passkey.js';

/** The challenge for a sign-in without a name: the device offers the passkeys that it has. */
export const beginPasskeySignIn = (ports: ChallengePorts): Promise<PasskeyRequest> =>
  challengePasskey(ports, { id: null, passkeys: [] }, 'sign-in');

/** Signs in by a passkey alone, whose device has verified its user. Nothing can be guessed, so no wrong password delays
 * it. @throws WrongPasskey, CopiedPasskey */
export async function signInByPasskey(
  ports: PasskeyPorts & StaffStores,
  answer: PasskeyAnswer,
): Promise<Admin> {
  const admin = await ports.admins.findByPasskey(answer.id);
  if (!admin) throw new WrongPasskey('sign-in');
  return usePasskey(ports, admin, { purpose: 'sign-in', answer });
}
