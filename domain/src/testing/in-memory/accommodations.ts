import type { AccommodationRepository } from '../../exam/ports.js';
import { inMemory, rejectDuplicate, removeRows, type TablesNow } from './tables.js';

/** Accommodations in memory. */
export function inMemoryAccommodations(now: TablesNow) {
  const all = () => [...now().accommodations.values()];
  return inMemory<AccommodationRepository>({
    add(one) {
      rejectDuplicate(now().accommodations.has(one.id), 'accommodation id');
      now().accommodations.set(one.id, one);
    },
    save: (one) => void now().accommodations.set(one.id, one),
    find: (id) => now().accommodations.get(id) ?? null,
    listOf: (owner) =>
      all()
        .filter(({ studentId }) => studentId === owner)
        .sort((one, other) => Number(other.createdAt) - Number(one.createdAt)),
    removeOf: (owner) => removeRows(now().accommodations, ({ studentId }) => studentId === owner),
  });
}
