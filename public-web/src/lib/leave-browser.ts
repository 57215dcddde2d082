import { dropExamShell } from './exam-shell.js';
import { LOGOUT_KEY, sessions } from './session.js';
import { keysIn, localStore, tabStore } from './storage.js';

/** What the browser stores about a student besides the session: answers, drafts, payment numbers. */
const OWN_ENTRIES = /^(portal\.|payment|testDomain$)/;
const UNSENT = /^portal\.attempt\.[^.]+\.unsent\./;

const keysLike = (pattern: RegExp): readonly string[] =>
  keysIn('localStorage', (key) => pattern.test(key));

/** Whether this browser holds answers of a test that the server does not have yet. */
export const hasUnsentAnswers = (): boolean => keysLike(UNSENT).length > 0;

/** Ends the session in this browser and removes everything that it stores about the student. */
export function leaveBrowser(): void {
  tabStore.clear();
  localStore.set(LOGOUT_KEY, String(Date.now()));
  for (const key of keysLike(OWN_ENTRIES)) localStore.set(key, null);
  sessions.end();
  void dropExamShell().catch(() => undefined);
}
