import { localStore, type Store } from '../../../lib/storage.js';
import type { Sitting } from '../exam-api.js';
import { isMarkOf } from '../start/account-mark.js';
import { SITTING_KEY } from './kept-attempt.js';

/**
 * The test that this browser keeps of a student, for when the server can't be asked. The time left is
 * by the device's clock until the server answers, and never more than it said last. Its anchor is left
 * out: the time since it can't be told over a reload.
 */
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
