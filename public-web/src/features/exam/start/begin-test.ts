import { tabStore } from '../../../lib/storage.js';
import { figuresHold } from '../../../lib/figures-hold.js';
import { chooseDomain } from './chosen-domain.js';

const CHANGED = 'testFiguresChanged';

/** Whether the last start was put off, since other figures came into force; true once. */
export function takeFiguresChanged(): boolean {
  const isTrue = tabStore.get(CHANGED) !== null;
  tabStore.set(CHANGED, null);
  return isTrue;
}

/**
 * Opens a test in this domain. If other figures are in force than this page was sent with, the
 * instructions are loaded instead, to be read again: no time runs that nobody was told of.
 */
export async function beginTest(domain: string, go: (path: string) => void): Promise<void> {
  chooseDomain(domain);
  if (await figuresHold()) {
    go('/quiz');
    return;
  }
  tabStore.set(CHANGED, 'true');
  location.assign('/test');
}
