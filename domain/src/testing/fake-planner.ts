import { planImport } from '../questions/plan-import.js';
import type { ImportPlanner } from '../questions/ports.js';

/** Plans at once. */
export const fakePlanner: ImportPlanner = {
  plan: (kept, rows, landing) => Promise.resolve(planImport(kept, rows, landing)),
};
