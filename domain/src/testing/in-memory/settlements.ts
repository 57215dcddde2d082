import type { SettlementRepository } from '../../payments/settlements/settlement.js';
import { inMemory, type TablesNow } from './tables.js';

/** Settlements in memory. */
export const inMemorySettlements = (now: TablesNow) =>
  inMemory<SettlementRepository>({
    keep: (settlement, entries) =>
      void now().settlements.set(settlement.id, { ...settlement, settled: entries }),
    newest: () =>
      [...now().settlements.values()].reduce<Date | null>(
        (newest, { createdAt }) => (newest && newest > createdAt ? newest : createdAt),
        null,
      ),
  });
