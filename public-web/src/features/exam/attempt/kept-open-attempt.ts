import { localStore, type Store } from '../../../lib/storage.js';
import type { SavedAnswers, Sitting } from '../exam-api.js';
import { accountMark } from '../start/account-mark.js';
import { SITTING_KEY } from './kept-attempt.js';

/** Another tab may keep it after a sign-out, and so it names nobody. */
type Kept = { readonly owner: string; readonly at: number; readonly sitting: Sitting };

/** Keeps a test as the server told it last: its questions without their keys, and what is saved. */
export function keepSitting(
  email: string,
  sitting: Sitting,
  saved: Pick<SavedAnswers, 'anchor' | 'answers' | 'remainingSeconds'> = sitting,
  store: Store = localStore,
): void {
  const { anchor = sitting.lastAnchor, answers, remainingSeconds } = saved;
  const now = { answers, remainingSeconds, lastAnchor: anchor };
  const kept: Kept = { owner: accountMark(email), at: Date.now(), sitting: { ...sitting, ...now } };
  store.set(SITTING_KEY, JSON.stringify(kept));
}
