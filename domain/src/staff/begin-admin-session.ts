import * as accounts from '../accounts/index.js';
import type { EmailStores } from '../email/index.js';
import type { Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { type AdminChangePorts, notifyCompany } from './note-admin-change.js';
import type { Admin, StaffStores } from './ports.js';

export type AdminSignInPlace = accounts.SessionPlace & {
  readonly isKnownDevice: boolean;
};

/** A new device in a network that the admin used recently is a new browser, not a new place. */
const isNewPlace = (
  { firstSignedInAt }: Admin,
  { isKnownDevice, network }: AdminSignInPlace,
  earlier: readonly accounts.Session[],
): boolean =>
  firstSignedInAt !== null &&
  !isKnownDevice &&
  !earlier.some((session) => session.network === network);

/** Begins a session after a sign-in, and notes the first one. The company gets a mail about a sign-in from a new place,
 * since admins have no address of theirs. */
export const beginAdminSession = (
  {
    unitOfWork,
    ...ports
  }: Work<StaffStores & EmailStores & SettingsStores & accounts.AccountStores> & AdminChangePorts,
  signedIn: Admin,
  place: AdminSignInPlace,
): Promise<accounts.Session> =>
  unitOfWork.run(async (tx) => {
    const admin = (await tx.admins.lockById(signedIn.id)) ?? signedIn;
    const earlier = await tx.sessions.findAllOf(admin.id);
    if (isNewPlace(admin, place, earlier)) {
      const { username } = admin;
      const from = `${place.device}, network ${place.network}`;
      const action = 'sign-in-from-new-place';
      await notifyCompany(tx, ports, { action, username, by: username, from });
    }
    if (!admin.firstSignedInAt) await tx.admins.save({ ...admin, firstSignedInAt: tx.now });
    const { id: ownerId, sessionVersion: version } = signedIn;
    const session = accounts.newSession(
      ports.ids.next(),
      { holder: 'admin', ownerId, version },
      place,
      tx.now,
    );
    await tx.sessions.add(session);
    return session;
  });
