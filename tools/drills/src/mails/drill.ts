import type { Harness } from './harness.js';

/** Where the queue of mails is stored. */
export type StoreName = 'Redis' | 'PostgreSQL';

/** One fault; it resolves with the promises that were broken, in words. */
export type Drill = {
  readonly fault: string;
  /** The stores of the queue that it concerns. */
  readonly stores: readonly StoreName[];
  /** The store on which each run has it; without one it is left to the night. */
  readonly inEachRun?: StoreName;
  readonly run: (harness: Harness) => Promise<readonly string[]>;
};

export const BOTH: readonly StoreName[] = ['Redis', 'PostgreSQL'];
