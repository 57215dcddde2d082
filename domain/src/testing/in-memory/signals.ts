import type { SignalLog } from '../../exam/log-ports.js';
import { answer, type TablesNow } from './tables.js';

/** What pages of tests counted, in memory. */
export const inMemorySignals = (now: TablesNow): SignalLog => {
  const find: SignalLog['find'] = (id) => answer(() => now().signals.get(id) ?? null);
  return {
    begin: (attemptId, beganAt) =>
      answer(() => void now().signals.set(attemptId, { attemptId, beganAt, pages: [] })),
    find,
    lock: find,
    save: (signals) =>
      answer(() => {
        if (now().signals.has(signals.attemptId)) now().signals.set(signals.attemptId, signals);
      }),
  };
};
