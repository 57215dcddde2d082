import { FIGURES } from '../../../lib/figures.js';
import { sessions } from '../../../lib/session.js';
import { localStore, tabStore } from '../../../lib/storage.js';
import { accountMark, isMarkOf } from './account-mark.js';

const KEY = 'testDomain';
/** The choice stays after a session expired, but must not be used for another student of the computer. */
const OWNER_KEY = 'portal.testDomainOf';

const ownEmail = (): string | null => sessions.current()?.email ?? null;

export function chosenDomain(): string | null {
  const owner = localStore.get(OWNER_KEY);
  const email = ownEmail();
  const isOwn = owner === null || (email !== null && isMarkOf(email, owner));
  return isOwn ? localStore.get(KEY) : null;
}

/** The version of the figures from which the test is started; /quiz may be served with newer ones. */
const READ_KEY = 'testTermsRead';

export const readVersion = (): string => tabStore.get(READ_KEY) ?? FIGURES.version;

export function chooseDomain(domain: string): void {
  const email = ownEmail();
  localStore.set(OWNER_KEY, email === null ? null : accountMark(email));
  localStore.set(KEY, domain);
  tabStore.set(READ_KEY, FIGURES.version);
}
