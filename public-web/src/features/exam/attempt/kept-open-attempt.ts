import { localStore, type Store } from '../../../lib/storage.js';
import type { SavedAnswers, OpenAttempt } from '../exam-api.js';
import { accountMark } from '../start/account-mark.js';
import { OPEN_ATTEMPT_KEY } from './kept-attempt.js';

/** Another tab may store it after a sign-out, so it contains no address. */
type Kept = { readonly owner: string; readonly at: number; readonly sitting: OpenAttempt };

/** Stores the server's last state of a test: its questions without their keys, and the saved answers. */
export function keepOpenAttempt(
  email: string,
  attempt: OpenAttempt,
  saved: Pick<SavedAnswers, 'answers' | 'remainingSeconds'> = attempt,
  store: Store = localStore,
): void {
  const { answers, remainingSeconds } = saved;
  const now = { answers, remainingSeconds };
  const kept: Kept = { owner: accountMark(email), at: Date.now(), sitting: { ...attempt, ...now } };
  store.set(OPEN_ATTEMPT_KEY, JSON.stringify(kept));
}
