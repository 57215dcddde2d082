import type { Store } from '../../../lib/storage.js';
import type { PageLeft } from '../exam-api.js';
import { attemptKey } from './kept-attempt.js';

/** The browser takes the focus for a moment when it shows a dialog, which does not count. */
const LEAST_MS = 1_000;

/** Counts how often and how long the page of a test was left; all tabs of the browser together. */
export type PageLeaving = {
  readonly leave: () => void;
  readonly comeBack: () => void;
  /** Includes the present absence; undefined if there was none. */
  readonly total: () => PageLeft | undefined;
};

function storedIn(store: Store, key: string): PageLeft {
  try {
    const { times = NaN, seconds = NaN } = JSON.parse(store.get(key) ?? '{}') as Partial<PageLeft>;
    if ([times, seconds].every(Number.isSafeInteger)) return { times, seconds };
  } catch {
    // An unreadable count starts again from zero.
  }
  return { times: 0, seconds: 0 };
}

export function pageLeaving(
  attemptId: string,
  store: Store,
  clock = () => performance.now(),
): PageLeaving {
  const key = `${attemptKey(attemptId)}left`;
  let since: number | null = null;
  const total = (): PageLeft => {
    const before = storedIn(store, key);
    const lasted = since === null ? 0 : clock() - since;
    if (lasted < LEAST_MS) return before;
    return { times: before.times + 1, seconds: before.seconds + Math.round(lasted / 1_000) };
  };
  return {
    leave: () => void (since ??= clock()),
    comeBack() {
      if (since !== null) store.set(key, JSON.stringify(total()));
      since = null;
    },
    total() {
      const left = total();
      return left.times > 0 ? left : undefined;
    },
  };
}
