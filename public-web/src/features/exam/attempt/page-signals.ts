import type { Store } from '../../../lib/storage.js';
import type { PageSignals } from '../exam-api.js';
import { attemptKey } from './kept-attempt.js';

/** A blink of the window, as a dialog of the browser makes it, is not a leave. */
const LEAST_MS = 1_000;

type Ports = {
  readonly store: Store;
  readonly newId: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
};

export type SignalCounter = {
  readonly left: () => void;
  readonly back: () => void;
  readonly copied: () => void;
  /** What the server does not know yet; kept by then, so that a reload goes on with it. */
  readonly news: () => PageSignals | undefined;
  readonly told: (signals: PageSignals | undefined) => void;
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function keptIn(store: Store, key: string): PageSignals | null {
  try {
    const kept = JSON.parse(store.get(key) ?? 'null') as Partial<PageSignals> | null;
    if (typeof kept?.page !== 'string') return null;
    const { page, leaves, awaySeconds, copies } = kept;
    const isWhole = isCount(leaves) && isCount(awaySeconds) && isCount(copies);
    return isWhole ? { page, leaves, awaySeconds, copies } : null;
  } catch {
    return null;
  }
}

export function signalCounter(attemptId: string, { store, newId, clock }: Ports): SignalCounter {
  const key = `${attemptKey(attemptId)}signals`;
  const kept = keptIn(store, key) ?? { page: newId(), leaves: 0, awaySeconds: 0, copies: 0 };
  let { leaves, copies } = kept;
  let awayMs = kept.awaySeconds * 1_000;
  let since: number | null = null;
  let known = '';

  /** With the leave that goes on. */
  const now = (): PageSignals => {
    const running = since === null ? 0 : clock() - since;
    const isLeave = running >= LEAST_MS;
    const awaySeconds = Math.round((awayMs + (isLeave ? running : 0)) / 1_000);
    return { page: kept.page, leaves: leaves + (isLeave ? 1 : 0), awaySeconds, copies };
  };

  return {
    left: () => void (since ??= clock()),
    back() {
      if (since === null) return;
      const lasted = clock() - since;
      since = null;
      if (lasted < LEAST_MS) return;
      leaves += 1;
      awayMs += lasted;
    },
    copied: () => void (copies += 1),
    news() {
      const signals = now();
      const text = JSON.stringify(signals);
      if (text === known) return undefined;
      store.set(key, text);
      return signals;
    },
    told(signals) {
      if (signals) known = JSON.stringify(signals);
    },
  };
}
