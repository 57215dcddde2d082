import { CODE_LIFETIME_SECONDS } from '@portal/domain/settings/policy.js';
import { useSyncExternalStore } from 'react';
import { tabStore } from '../../lib/storage.js';
import { createResendWait } from './resend-wait.js';

const EMAIL_KEY = 'portal.resetEmail';
const SENT_KEY = 'portal.resetSentAt';

export const resetWait = createResendWait('portal.resetResendAt');

/** A code was sent to this address: after a reload the page continues there. The password is not stored. */
export function expectResetCode(email: string, waitSeconds?: number): void {
  tabStore.set(SENT_KEY, String(Date.now()));
  resetWait.start(waitSeconds);
  tabStore.set(EMAIL_KEY, email);
}

export function endReset(): void {
  tabStore.set(EMAIL_KEY, null);
  tabStore.set(SENT_KEY, null);
  resetWait.end();
}

export function endExpiredReset(): void {
  const sentAt = Number(tabStore.get(SENT_KEY) ?? NaN);
  if (Date.now() - sentAt > CODE_LIFETIME_SECONDS * 1000) endReset();
}

export const useResetEmail = (): string | null =>
  useSyncExternalStore(
    tabStore.subscribe,
    () => tabStore.get(EMAIL_KEY),
    () => null,
  );
