import { sessions } from '../../../lib/session.js';
import { localStore } from '../../../lib/storage.js';
import { accountMark } from './account-mark.js';

const KEY = 'testDomain';
/** The choice outlives a sign-out: on a shared computer it is not the next student's. */
const OWNER_KEY = 'portal.testDomainOf';

const ownEmail = (): string | null => sessions.current()?.email ?? null;

function ownMark(): string | null {
  const email = ownEmail();
  return email === null ? null : accountMark(email);
}

/** The domain that the student chose last, on this device. */
export function chosenDomain(): string | null {
  const owner = localStore.get(OWNER_KEY);
  // The release before kept the address.
  const isOwn = owner === null || owner === ownMark() || owner === ownEmail();
  return isOwn ? localStore.get(KEY) : null;
}

/** Keeps the choice for /quiz. */
export function chooseDomain(domain: string): void {
  localStore.set(OWNER_KEY, ownMark());
  localStore.set(KEY, domain);
}
