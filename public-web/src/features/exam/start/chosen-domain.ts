import { FIGURES } from '../../../lib/figures.js';
import { sessions } from '../../../lib/session.js';
import { localStore, tabStore } from '../../../lib/storage.js';
import { accountMark, isMarkOf } from './account-mark.js';

const KEY = 'testDomain';
/** The choice outlives a sign-out: on a shared computer it is not the next student's. */
const OWNER_KEY = 'portal.testDomainOf';

const ownEmail = (): string | null => sessions.current()?.email ?? null;

export function chosenDomain(): string | null {
  const owner = localStore.get(OWNER_KEY);
  const email = ownEmail();
  const isOwn = owner === null || (email !== null && isMarkOf(email, owner));
  return isOwn ? localStore.get(KEY) : null;
}

/** Which figures the page showed that the test is started from; /quiz may be sent with later ones. */
const READ_KEY = 'testTermsRead';

export const readVersion = (): string => tabStore.get(READ_KEY) ?? FIGURES.version;

export function chooseDomain(domain: string): void {
  const email = ownEmail();
  localStore.set(OWNER_KEY, email === null ? null : accountMark(email));
  localStore.set(KEY, domain);
  tabStore.set(READ_KEY, FIGURES.version);
}
