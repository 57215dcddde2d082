import { localStore, type Store } from '../../../lib/storage.js';
import type { Sitting } from '../exam-api.js';
import { isMarkOf } from '../start/account-mark.js';
import { SITTING_KEY } from './kept-attempt.js';

/** Never with more time than the server said last; without an anchor, as the time since it can't be told over a reload. */
export function keptSitting(
  email: string,
  store: Store = localStore,
  now = Date.now(),
): Sitting | null {
  try {
    const kept = JSON.parse(store.get(SITTING_KEY) ?? 'null') as {
      readonly owner?: string;
      readonly email?: string;
      readonly at: number;
      readonly sitting: Sitting;
    } | null;
    if (!kept || !isMarkOf(email, kept.owner ?? kept.email)) return null;
    const { anchor: _, ...sitting } = kept.sitting;
    const passed = Math.max(0, Math.floor((now - kept.at) / 1000));
    return { ...sitting, remainingSeconds: Math.max(0, sitting.remainingSeconds - passed) };
  } catch {
    return null;
  }
}
