import type { DifferenceRepository } from '../../payments/differences/difference.js';
import { answer, rowOf, type TablesNow } from './tables.js';

/** Decisions on differences in memory. */
export const inMemoryDifferences = (now: TablesNow): DifferenceRepository => ({
  lock: (wanted) =>
    answer(() => {
      if (!rowOf(now().differences, ({ id }) => id === wanted)) return null;
      return { id: wanted, decision: now().decisions.get(wanted)?.decision ?? null };
    }),
  decide: (decided) => answer(() => void now().decisions.set(decided.id, decided)),
});
