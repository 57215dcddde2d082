import { localStore, type Store } from '../../../lib/storage.js';
import type { OpenAttempt } from '../exam-api.js';
import { isMarkOf } from '../start/account-mark.js';
import { OPEN_ATTEMPT_KEY } from './kept-attempt.js';

/** Never with more time than the server's last answer said. */
export function keptOpenAttempt(
  email: string,
  store: Store = localStore,
  now = Date.now(),
): OpenAttempt | null {
  try {
    const kept = JSON.parse(store.get(OPEN_ATTEMPT_KEY) ?? 'null') as {
      readonly owner: string;
      readonly at: number;
      readonly sitting: OpenAttempt;
    } | null;
    if (!kept || !isMarkOf(email, kept.owner)) return null;
    const attempt = kept.sitting;
    const passed = Math.max(0, Math.floor((now - kept.at) / 1000));
    return { ...attempt, remainingSeconds: Math.max(0, attempt.remainingSeconds - passed) };
  } catch {
    return null;
  }
}
