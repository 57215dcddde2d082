import { tabStore } from '../../../lib/storage.js';

const CHANGED = 'testTermsChanged';

/** Whether the last start was refused because of new figures; true once. */
export function takeTermsChanged(): boolean {
  const isTrue = tabStore.get(CHANGED) !== null;
  tabStore.set(CHANGED, null);
  return isTrue;
}

/** Loads the instructions with the new figures; a test that is about to start waits. */
export function readAgain(): Promise<never> {
  tabStore.set(CHANGED, 'true');
  location.replace('/test');
  return new Promise(() => undefined);
}
