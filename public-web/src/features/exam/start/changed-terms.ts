import { tabStore } from '../../../lib/storage.js';

const CHANGED = 'testTermsChanged';

/** Whether the last start was refused, since other figures came into force; true once. */
export function takeTermsChanged(): boolean {
  const isTrue = tabStore.get(CHANGED) !== null;
  tabStore.set(CHANGED, null);
  return isTrue;
}

/** Loads the instructions with the figures in force; a test that is about to start waits for them. */
export function readAgain(): Promise<never> {
  tabStore.set(CHANGED, 'true');
  location.replace('/test');
  return new Promise(() => undefined);
}
