import { Stage, type Cast, type StoreName } from './stage.js';
import type { Outcome } from './outcome.js';
import type { SubjectName } from './subject.js';

/** One fault, and what was promised for it. */
export type Drill = {
  readonly name: string;
  readonly fault: string;
  /** The stores of the queue that it concerns. */
  readonly stores: readonly StoreName[];
  /** How long the fault lasts unless told. */
  readonly outageSeconds: number;
  /** How often the naive variant tries a job; once is BullMQ's default. */
  readonly naiveAttempts?: number;
  readonly run: (stage: Stage, outageSeconds: number) => Promise<Outcome>;
};

export const BOTH: readonly StoreName[] = ['Redis', 'PostgreSQL'];

/** What a drill is run on, and how. */
export type Setting = Pick<Cast, 'subject' | 'store' | 'aftermathSeconds' | 'patience'> & {
  readonly outageSeconds?: number | undefined;
};

/** Runs a drill on one subject. */
export async function runDrill(drill: Drill, setting: Setting): Promise<Outcome> {
  const { run, naiveAttempts = 1 } = drill;
  const { outageSeconds = drill.outageSeconds } = setting;
  const stage = await Stage.open({ ...setting, naiveAttempts });
  try {
    return await run(stage, outageSeconds);
  } finally {
    await stage.close();
  }
}

/** Whether a drill passed: the product keeps its promise, and the naive variant does not. */
export const isPassed = (subject: SubjectName, { broken }: Outcome): boolean =>
  subject === 'product' ? broken.length === 0 : broken.length > 0;
