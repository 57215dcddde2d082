import type { RegradeQueue } from '../../exam/regrading/ports.js';
import type { RulingRepository } from '../../questions/rulings/ports.js';
import { inMemory, rejectDuplicate, type TablesNow } from './tables.js';

/** Rulings in memory. */
export const inMemoryRulings = (now: TablesNow) =>
  inMemory<RulingRepository>({
    // Transactions in memory run one at a time.
    lock: () => undefined,
    add(ruling) {
      rejectDuplicate(now().rulings.has(ruling.id), 'ruling id');
      now().rulings.set(ruling.id, ruling);
    },
    find: (id) => now().rulings.get(id) ?? null,
    on: (questionId, version) =>
      [...now().rulings.values()]
        .filter((one) => one.questionId === questionId && one.version === version)
        .sort((one, other) => Number(other.madeAt) - Number(one.madeAt)),
    step(id, kind, step) {
      const ruling = now().rulings.get(id);
      if (!ruling) throw new Error('there is no such ruling');
      rejectDuplicate(ruling[kind], 'step of a ruling');
      now().rulings.set(id, { ...ruling, [kind]: step });
    },
  });

/** Runs that are to be made, in memory. */
export const inMemoryRegrades = (now: TablesNow) => {
  const inOrder = () =>
    [...now().regrades.values()].sort((one, other) => Number(one.dueAt) - Number(other.dueAt));
  return inMemory<RegradeQueue>({
    add(runs) {
      for (const run of runs) now().regrades.set(run.id, run);
    },
    takeDue: (moment) => inOrder().find(({ doneAt, dueAt }) => !doneAt && dueAt <= moment) ?? null,
    save: (run) => void now().regrades.set(run.id, run),
    of: (rulingId) => inOrder().filter((run) => run.rulingId === rulingId),
  });
};
