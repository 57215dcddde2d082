import { localStore, tabStore } from '../../../lib/storage.js';

const OPEN_KEY = 'portal.openAttempt';

/** What the names of all that is kept of one attempt begin with. */
export const attemptKey = (attemptId: string): string => `portal.attempt.${attemptId}.`;

type OpenAttempt = { readonly email?: string; readonly attemptId?: string };

function openAttempt(): OpenAttempt | null {
  try {
    return JSON.parse(localStore.get(OPEN_KEY) ?? 'null') as OpenAttempt | null;
  } catch {
    return null;
  }
}

/** Remembers which test this browser has open, so that a late return never starts another. */
export const rememberAttempt = (email: string, attemptId: string): void =>
  localStore.set(OPEN_KEY, JSON.stringify({ email, attemptId }));

/** The test that this browser had open for the student, if its result was not seen yet. */
export function rememberedAttempt(email: string): string | null {
  const kept = openAttempt();
  return kept?.email === email ? (kept.attemptId ?? null) : null;
}

function keysOf(area: 'localStorage' | 'sessionStorage', attemptId: string): readonly string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(attemptKey(attemptId)));
  } catch {
    return [];
  }
}

/** Forgets a test that is over, with all that was kept of it. */
export function forgetAttempt(attemptId: string): void {
  if (openAttempt()?.attemptId === attemptId) localStore.set(OPEN_KEY, null);
  for (const key of keysOf('localStorage', attemptId)) localStore.set(key, null);
  for (const key of keysOf('sessionStorage', attemptId)) tabStore.set(key, null);
}

/** A visit to the test shall start a new one, and not lead to the result of the last. */
export const forgetLastAttempt = (): void => localStore.set(OPEN_KEY, null);
