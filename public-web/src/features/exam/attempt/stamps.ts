import { callApi } from '../../../lib/api.js';
import { localStore } from '../../../lib/storage.js';
import { attemptKey } from './kept-attempt.js';
import type { RunningAttempt } from './running-attempt.js';

const EVERY_MS = 5_000;

/** Has the server confirm when choices were known that it can't save: the session has ended, or its database is away. */
export function keepStamped({ attempt: { attemptId }, sheet, countdown }: RunningAttempt) {
  let stamped = '';
  const stamp = async () => {
    const choices = sheet.unsent();
    const text = JSON.stringify(choices);
    if (text === '{}' || text === stamped || countdown.secondsLeft() === 0) return;
    const { seal } = await callApi<{ seal: string }>('/api/test/stamps', {
      method: 'POST',
      body: { attemptId, choices },
      asStudent: false,
      timeoutMs: EVERY_MS,
    });
    localStore.set(`${attemptKey(attemptId)}stamp`, JSON.stringify({ choices, seal }));
    stamped = text;
  };
  const timer = setInterval(() => void stamp().catch(() => undefined), EVERY_MS);
  return () => clearInterval(timer);
}
