import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImportRow } from '@portal/domain/question-bank/import-row.js';
import type { ImportPlan } from '@portal/domain/question-bank/plan-import.js';
import type { ImportPlanner } from '@portal/domain/question-bank/ports.js';
import type { KeptQuestion } from '@portal/domain/question-bank/question.js';

/** What the thread is given. */
export type PlannedFrom = {
  readonly kept: readonly KeptQuestion[];
  readonly rows: readonly ImportRow[];
};

/** The compiled one, for tests run from the sources. */
const THREAD = join(import.meta.dirname, '../../dist/question-bank/plan-import.worker.js');
const MOST_MEGABYTES = 512;

async function endOf(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The plan of an import was given up');
}

/** Plans in a thread of its own, as 5,000 rows take seconds in which nothing else would be answered. */
export const threadedPlanner: ImportPlanner = {
  async plan(kept, rows) {
    const worker = new Worker(THREAD, {
      workerData: { kept, rows } satisfies PlannedFrom,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    try {
      const [plan] = (await Promise.race([once(worker, 'message'), endOf(worker)])) as [ImportPlan];
      return plan;
    } finally {
      await worker.terminate();
    }
  },
};
