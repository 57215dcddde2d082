import type { InterventionLog } from '../../exam/log-ports.js';
import { inMemory, type TablesNow } from './tables.js';

/** What was done to attempts, in memory. */
export const inMemoryInterventions = (now: TablesNow) =>
  inMemory<InterventionLog>({
    add(one) {
      const all = [...now().interventions.values()];
      const isSame = ({ attemptId, batchId }: typeof one) =>
        attemptId === one.attemptId && batchId === one.batchId;
      if (one.batchId !== null && all.some(isSame)) return false;
      now().interventions.set(one.id, one);
      return true;
    },
    listOf: (wanted) =>
      [...now().interventions.values()]
        .filter(({ attemptId }) => attemptId === wanted)
        .sort((one, other) => Number(one.at) - Number(other.at)),
    extendedSince(attemptIds, moment, batchId) {
      const all = [...now().interventions.values()];
      return attemptIds.filter((id) => {
        const own = all.filter(({ attemptId }) => attemptId === id);
        const isExtended = own.some(
          ({ kind, at }) => kind === 'extended' && (moment === null || at > moment),
        );
        return isExtended && !own.some((one) => batchId !== null && one.batchId === batchId);
      });
    },
    announce: (one) => void now().announcements.set(one.id, one),
  });
