import { canBeUndone } from '../../accounts/email-correction.js';
import type { EmailCorrectionLog } from '../../accounts/ports.js';
import { inMemory, removeRows, type TablesNow } from './tables.js';

/** Corrections of addresses in memory. */
export const inMemoryCorrections = (now: TablesNow) =>
  inMemory<EmailCorrectionLog>({
    save: (correction) => void now().corrections.set(correction.id, correction),
    find: (id) => now().corrections.get(id) ?? null,
    findAllOf: (wanted) =>
      [...now().corrections.values()]
        .filter(({ studentId }) => studentId === wanted)
        .sort((one, other) => Number(one.createdAt) - Number(other.createdAt)),
    isHeld: (email, otherThan, moment) =>
      [...now().corrections.values()].some(
        (one) => one.oldEmail === email && one.studentId !== otherThan && canBeUndone(one, moment),
      ),
    removeOf: (owner) => void removeRows(now().corrections, ({ studentId }) => studentId === owner),
  });
