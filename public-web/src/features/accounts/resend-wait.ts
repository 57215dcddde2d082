import { CODE_RESEND_SECONDS } from '@portal/domain/settings/policy.js';
import { useSyncExternalStore } from 'react';
import { tabStore } from '../../lib/storage.js';

const now = (): number => Date.now();

const onEachTick = (listener: () => void) => {
  const leave = tabStore.subscribe(listener);
  const timer = setInterval(listener, 250);
  return () => {
    leave();
    clearInterval(timer);
  };
};

export type ResendWait = ReturnType<typeof createResendWait>;

/** The wait for another code; stored in this tab over a reload. */
export function createResendWait(key: string) {
  const start = (seconds = CODE_RESEND_SECONDS): void =>
    tabStore.set(key, String(now() + seconds * 1000));

  const secondsLeft = (): number => {
    const until = Number(tabStore.get(key) ?? NaN);
    if (Number.isNaN(until)) return CODE_RESEND_SECONDS;
    // A clock that was set back must not make the wait longer.
    return Math.min(CODE_RESEND_SECONDS * 10, Math.max(0, Math.ceil((until - now()) / 1000)));
  };

  return {
    start,
    /** Starts the wait, unless one was started before. */
    ensure: (): void => {
      if (tabStore.get(key) === null) start();
    },
    end: (): void => tabStore.set(key, null),
    useSeconds: (): number =>
      useSyncExternalStore(onEachTick, secondsLeft, () => CODE_RESEND_SECONDS),
  };
}
