import type { SignalLog } from '../../exam/log-ports.js';
import { inMemory, type TablesNow } from './tables.js';

/** What pages of tests counted, in memory. */
export const inMemorySignals = (now: TablesNow) => {
  const find = (id: string) => now().signals.get(id) ?? null;
  return inMemory<SignalLog>({
    begin: (attemptId, beganAt) =>
      void now().signals.set(attemptId, { attemptId, beganAt, pages: [] }),
    find,
    lock: find,
    save(signals) {
      if (now().signals.has(signals.attemptId)) now().signals.set(signals.attemptId, signals);
    },
  });
};
