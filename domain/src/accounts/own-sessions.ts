import type { Work, IdSource } from '../kernel/transaction.js';
import { NoSuchSession } from './errors.js';
import {
  isLive,
  newSession,
  type Session,
  type SessionOwner,
  type SessionPlace,
} from './session.js';
import type { AccountStores } from './ports.js';

export const beginSession = (
  { unitOfWork, ids }: Work<AccountStores> & { readonly ids: IdSource },
  owner: SessionOwner,
  place: SessionPlace,
): Promise<Session> =>
  unitOfWork.run(async (tx) => {
    const session = newSession(ids.next(), owner, place, tx.now);
    await tx.sessions.add(session);
    if (owner.holder === 'student') await tx.visits.note(owner.ownerId, tx.now);
    return session;
  });

const liveOnes = async (
  tx: AccountStores & { readonly now: Date },
  { ownerId, version }: SessionOwner,
): Promise<readonly Session[]> =>
  (await tx.sessions.findAllOf(ownerId)).filter((session) => isLive(session, version, tx.now));

export const listSessions = (
  { unitOfWork }: Work<AccountStores>,
  owner: SessionOwner,
): Promise<readonly Session[]> => unitOfWork.run((tx) => liveOnes(tx, owner));

/** Ends one session; its token is refused from the next request on. @throws NoSuchSession */
export const endSession = (
  { unitOfWork }: Work<AccountStores>,
  owner: SessionOwner,
  sessionId: string,
): Promise<void> =>
  unitOfWork.run(async (tx) => {
    const session = (await liveOnes(tx, owner)).find(({ id }) => id === sessionId);
    if (!session) throw new NoSuchSession();
    await tx.sessions.end(session.id, tx.now);
  });
