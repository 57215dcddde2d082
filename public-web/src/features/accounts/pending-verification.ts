import { useSyncExternalStore } from 'react';
import { tabStore } from '../../lib/storage.js';
import { createResendWait } from './resend-wait.js';

const EMAIL_KEY = 'portal.verifyEmail';

export const verificationWait = createResendWait('portal.resendAt');

/** Passes an email to /2fa, and restarts the wait for another code. */
export function expectVerification(email: string): void {
  tabStore.set(EMAIL_KEY, email);
  verificationWait.end();
}

export function endVerification(): void {
  tabStore.set(EMAIL_KEY, null);
  verificationWait.end();
}

/** The email that waits for its code, or was verified last; stored until the tab is closed. */
export const pendingEmail = (): string | null => tabStore.get(EMAIL_KEY);

export const usePendingEmail = (): string | null =>
  useSyncExternalStore(tabStore.subscribe, pendingEmail, () => null);
