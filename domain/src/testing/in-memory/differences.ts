import type { DifferenceRepository } from '../../payments/settlements/difference.js';
import { inMemory, rowOf, type TablesNow } from './tables.js';

/** Decisions on differences in memory. */
export const inMemoryDifferences = (now: TablesNow) =>
  inMemory<DifferenceRepository>({
    lock(wanted) {
      if (!rowOf(now().differences, ({ id }) => id === wanted)) return null;
      return { id: wanted, decision: now().decisions.get(wanted)?.decision ?? null };
    },
    decide: (decided) => void now().decisions.set(decided.id, decided),
  });
