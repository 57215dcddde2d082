import { canBeUndone } from '../../accounts/email-correction.js';
import type { EmailCorrectionLog } from '../../accounts/ports.js';
import { answer, removeRows, type TablesNow } from './tables.js';

/** Corrections of addresses in memory. */
export const inMemoryCorrections = (now: TablesNow): EmailCorrectionLog => ({
  save: (correction) => answer(() => void now().corrections.set(correction.id, correction)),
  find: (id) => answer(() => now().corrections.get(id) ?? null),
  findAllOf: (wanted) =>
    answer(() =>
      [...now().corrections.values()]
        .filter(({ studentId }) => studentId === wanted)
        .sort((one, other) => Number(one.createdAt) - Number(other.createdAt)),
    ),
  isHeld: (email, otherThan, moment) =>
    answer(() =>
      [...now().corrections.values()].some(
        (one) => one.oldEmail === email && one.studentId !== otherThan && canBeUndone(one, moment),
      ),
    ),
  removeOf: (owner) =>
    answer(() => void removeRows(now().corrections, ({ studentId }) => studentId === owner)),
});
