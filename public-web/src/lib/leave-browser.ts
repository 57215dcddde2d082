import { dropExamShell } from './exam-shell.js';
import { LOGOUT_KEY, sessions } from './session.js';
import { keysIn, localStore, tabStore } from './storage.js';

/** What the browser stores about a student besides the session: answers, drafts, payment numbers. */
const OWN_ENTRIES = /^(portal\.|payment|testDomain$)/;

/** Ends the session in this browser and removes everything that it stores about the student. */
export function leaveBrowser(): void {
  tabStore.clear();
  localStore.set(LOGOUT_KEY, String(Date.now()));
  const own = keysIn('localStorage', (key) => OWN_ENTRIES.test(key));
  for (const key of own) localStore.set(key, null);
  sessions.end();
  void dropExamShell().catch(() => undefined);
}
