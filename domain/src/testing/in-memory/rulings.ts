import type { RegradeQueue } from '../../regrading/ports.js';
import type { RulingRepository } from '../../rulings/ports.js';
import { answer, rejectDuplicate, type TablesNow } from './tables.js';

/** Rulings in memory. */
export const inMemoryRulings = (now: TablesNow): RulingRepository => ({
  // Transactions in memory run one at a time.
  lock: () => answer(() => undefined),
  add: (ruling) =>
    answer(() => {
      rejectDuplicate(now().rulings.has(ruling.id), 'ruling id');
      now().rulings.set(ruling.id, ruling);
    }),
  find: (id) => answer(() => now().rulings.get(id) ?? null),
  on: (questionId, version) =>
    answer(() =>
      [...now().rulings.values()]
        .filter((one) => one.questionId === questionId && one.version === version)
        .sort((one, other) => Number(other.madeAt) - Number(one.madeAt)),
    ),
  step: (id, kind, step) =>
    answer(() => {
      const ruling = now().rulings.get(id);
      if (!ruling) throw new Error('there is no such ruling');
      rejectDuplicate(ruling[kind], 'step of a ruling');
      now().rulings.set(id, { ...ruling, [kind]: step });
    }),
});

/** Passes that are to be made, in memory. */
export const inMemoryRegrades = (now: TablesNow): RegradeQueue => {
  const inOrder = () =>
    [...now().regrades.values()].sort((one, other) => Number(one.dueAt) - Number(other.dueAt));
  return {
    add: (passes) =>
      answer(() => {
        for (const pass of passes) now().regrades.set(pass.id, pass);
      }),
    takeDue: (moment) =>
      answer(() => inOrder().find(({ doneAt, dueAt }) => !doneAt && dueAt <= moment) ?? null),
    save: (pass) => answer(() => void now().regrades.set(pass.id, pass)),
    of: (rulingId) => answer(() => inOrder().filter((pass) => pass.rulingId === rulingId)),
  };
};
