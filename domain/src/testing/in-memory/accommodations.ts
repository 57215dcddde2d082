import type { AccommodationRepository } from '../../exam/ports.js';
import { answer, rejectDuplicate, removeRows, type TablesNow } from './tables.js';

/** Accommodations in memory. */
export function inMemoryAccommodations(now: TablesNow): AccommodationRepository {
  const all = () => [...now().accommodations.values()];
  return {
    add: (one) =>
      answer(() => {
        const isSecondRequest = ({ studentId, state }: typeof one) =>
          studentId === one.studentId && state === 'requested' && one.state === 'requested';
        rejectDuplicate(now().accommodations.has(one.id), 'accommodation id');
        rejectDuplicate(all().some(isSecondRequest), 'request of a student');
        now().accommodations.set(one.id, one);
      }),
    save: (one) => answer(() => void now().accommodations.set(one.id, one)),
    find: (id) => answer(() => now().accommodations.get(id) ?? null),
    listOf: (owner) =>
      answer(() =>
        all()
          .filter(({ studentId }) => studentId === owner)
          .sort((one, other) => Number(other.createdAt) - Number(one.createdAt)),
      ),
    removeOf: (owner) =>
      answer(() => removeRows(now().accommodations, ({ studentId }) => studentId === owner)),
  };
}
