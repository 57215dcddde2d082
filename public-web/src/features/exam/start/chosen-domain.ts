import { sessions } from '../../../lib/session.js';
import { localStore } from '../../../lib/storage.js';
import { accountMark, isMarkOf } from './account-mark.js';

const KEY = 'testDomain';
/** The choice outlives a sign-out: on a shared computer it is not the next student's. */
const OWNER_KEY = 'portal.testDomainOf';

const ownEmail = (): string | null => sessions.current()?.email ?? null;

/** The domain that the student chose last, on this device. */
export function chosenDomain(): string | null {
  const owner = localStore.get(OWNER_KEY);
  const email = ownEmail();
  const isOwn = owner === null || (email !== null && isMarkOf(email, owner));
  return isOwn ? localStore.get(KEY) : null;
}

/** Keeps the choice for /quiz. */
export function chooseDomain(domain: string): void {
  const email = ownEmail();
  localStore.set(OWNER_KEY, email === null ? null : accountMark(email));
  localStore.set(KEY, domain);
}
