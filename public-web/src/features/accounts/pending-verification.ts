import { CODE_RESEND_SECONDS } from '@portal/domain/settings/policy.js';
import { useSyncExternalStore } from 'react';
import { tabStore } from '../../lib/storage.js';

const EMAIL_KEY = 'portal.verifyEmail';
const RESEND_KEY = 'portal.resendAt';

const now = (): number => Date.now();

/** Carries an email to /2fa, where the wait for another code begins anew. */
export function expectVerification(email: string): void {
  tabStore.set(EMAIL_KEY, email);
  tabStore.set(RESEND_KEY, null);
}

/** Forgets what /2fa was about. */
export function endVerification(): void {
  tabStore.set(EMAIL_KEY, null);
  tabStore.set(RESEND_KEY, null);
}

/** The email that waits for its code, or was verified last; kept over a reload. */
export const pendingEmail = (): string | null => tabStore.get(EMAIL_KEY);

/** The same, as it changes. */
export const usePendingEmail = (): string | null =>
  useSyncExternalStore(tabStore.subscribe, pendingEmail, () => null);

/** Starts the wait for another code. */
export const startResendWait = (seconds = CODE_RESEND_SECONDS): void =>
  tabStore.set(RESEND_KEY, String(now() + seconds * 1000));

/** Starts the wait unless one runs or has run out already. */
export function ensureResendWait(): void {
  if (tabStore.get(RESEND_KEY) === null) startResendWait();
}

function secondsToWait(): number {
  const until = Number(tabStore.get(RESEND_KEY) ?? NaN);
  if (Number.isNaN(until)) return CODE_RESEND_SECONDS;
  // A clock that was set back must not make the wait longer.
  return Math.min(CODE_RESEND_SECONDS * 10, Math.max(0, Math.ceil((until - now()) / 1000)));
}

const onEachTick = (listener: () => void) => {
  const leave = tabStore.subscribe(listener);
  const timer = setInterval(listener, 250);
  return () => {
    leave();
    clearInterval(timer);
  };
};

/** Seconds until another code may be asked for; 0 if at once. */
export const useResendWait = (): number =>
  useSyncExternalStore(onEachTick, secondsToWait, () => CODE_RESEND_SECONDS);
