import type { EmailCorrectionLog } from '../../accounts/ports.js';
import { inMemory, removeRows, type TablesNow } from './tables.js';

/** Corrections of addresses in memory. */
export const inMemoryCorrections = (now: TablesNow) =>
  inMemory<EmailCorrectionLog>({
    add: (correction) => void now().corrections.set(correction.id, correction),
    findAllOf: (wanted) =>
      [...now().corrections.values()]
        .filter(({ studentId }) => studentId === wanted)
        .sort((one, other) => Number(one.at) - Number(other.at)),
    removeOf: (owner) => void removeRows(now().corrections, ({ studentId }) => studentId === owner),
  });
