import { keysIn, localStore, tabStore } from '../../../lib/storage.js';
import { accountMark, isMarkOf } from '../start/account-mark.js';

const REMEMBERED_KEY = 'portal.openAttempt';
export const OPEN_ATTEMPT_KEY = 'portal.sitting';

const ATTEMPTS = 'portal.attempt.';

/** The prefix of the keys of everything that is stored about an attempt. */
export const attemptKey = (attemptId: string): string => `${ATTEMPTS}${attemptId}.`;

const isUnsent = (key: string): boolean => key.startsWith(ATTEMPTS) && key.includes('.unsent.');

/** Whether this browser holds answers of a test that the server does not have yet. */
export const hasUnsentAnswers = (): boolean => keysIn('localStorage', isUnsent).length > 0;

/** Stored after an expired session too, so it contains no address. */
type RememberedAttempt = { readonly owner?: string; readonly attemptId?: string };

function readRemembered(): RememberedAttempt | null {
  try {
    return JSON.parse(localStore.get(REMEMBERED_KEY) ?? 'null') as RememberedAttempt | null;
  } catch {
    return null;
  }
}

/** Remembers the open test of this browser, so that a late return never starts another one. */
export const rememberAttempt = (email: string, attemptId: string): void =>
  localStore.set(REMEMBERED_KEY, JSON.stringify({ owner: accountMark(email), attemptId }));

/** The student's test that was open in this browser, if its result was not seen yet. */
export function rememberedAttempt(email: string): string | null {
  const kept = readRemembered();
  return isMarkOf(email, kept?.owner) ? (kept?.attemptId ?? null) : null;
}

const keysOf = (area: 'localStorage' | 'sessionStorage', attemptId: string): readonly string[] =>
  keysIn(area, (key) => key.startsWith(attemptKey(attemptId)));

export function keptOf(
  attemptId: string,
  kind: 'unsent' | 'made',
): Readonly<Record<string, string>> {
  const prefix = `${attemptKey(attemptId)}${kind}.`;
  return Object.fromEntries(
    keysOf('localStorage', attemptId)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length), localStore.get(key) ?? '']),
  );
}

/** What the server does not have yet: choices, and their times. */
const STILL_TO_TELL = /\.(unsent|made)\./;

export function forgetKept(attemptId: string, stays?: RegExp): void {
  for (const key of keysOf('localStorage', attemptId)) {
    if (!stays?.test(key)) localStore.set(key, null);
  }
}

/** Forgets a test that is over; what the server does not have yet stays until it has. */
export function forgetAttempt(attemptId: string): void {
  const isLate = Object.keys(keptOf(attemptId, 'unsent')).length > 0;
  if (readRemembered()?.attemptId === attemptId) {
    forgetLastAttempt();
  }
  forgetKept(attemptId, isLate ? STILL_TO_TELL : undefined);
  for (const key of keysOf('sessionStorage', attemptId)) tabStore.set(key, null);
}

/** The next visit has to start a new test, and not show the last result. */
export function forgetLastAttempt(): void {
  localStore.set(REMEMBERED_KEY, null);
  localStore.set(OPEN_ATTEMPT_KEY, null);
}
