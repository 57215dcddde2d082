import { localStore } from '../../../lib/storage.js';

const KEY = 'testDomain';

/** The domain that the student chose last, on this device. */
export const chosenDomain = (): string | null => localStore.get(KEY);

/** Keeps the choice for /quiz. */
export const chooseDomain = (domain: string): void => localStore.set(KEY, domain);
