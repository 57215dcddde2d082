import type { SettlementRepository } from '../../payments/settlements/settlement.js';
import { answer, type TablesNow } from './tables.js';

/** Settlements in memory. */
export const inMemorySettlements = (now: TablesNow): SettlementRepository => ({
  keep: (settlement, entries) =>
    answer(() => void now().settlements.set(settlement.id, { ...settlement, settled: entries })),
  newest: () =>
    answer(() =>
      [...now().settlements.values()].reduce<Date | null>(
        (newest, { createdAt }) => (newest && newest > createdAt ? newest : createdAt),
        null,
      ),
    ),
});
