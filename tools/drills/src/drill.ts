import { Harness, type Fixture, type StoreName } from './harness.js';
import type { Report } from './report.js';
import type { SystemName } from './system-under-test.js';

/** One fault, and what was promised for it. */
export type Drill = {
  readonly name: string;
  readonly fault: string;
  /** The stores of the queue that it concerns. */
  readonly stores: readonly StoreName[];
  /** How long the fault lasts unless told. */
  readonly outageSeconds: number;
  /** How often the control tries a job; once is BullMQ's default. */
  readonly controlAttempts?: number;
  readonly run: (harness: Harness, outageSeconds: number) => Promise<Report>;
};

export const BOTH: readonly StoreName[] = ['Redis', 'PostgreSQL'];

/** What a drill is run on, and how. */
export type Setting = Pick<Fixture, 'system' | 'store' | 'aftermathSeconds' | 'patience'> & {
  readonly outageSeconds?: number | undefined;
};

/** Runs a drill on one system. */
export async function runDrill(drill: Drill, setting: Setting): Promise<Report> {
  const { run, controlAttempts = 1 } = drill;
  const { outageSeconds = drill.outageSeconds } = setting;
  const harness = await Harness.open({ ...setting, controlAttempts });
  try {
    return await run(harness, outageSeconds);
  } finally {
    await harness.close();
  }
}

/** Whether a drill passed: the product keeps its promise, and the control does not. */
export const isPassed = (system: SystemName, { broken }: Report): boolean =>
  system === 'product' ? broken.length === 0 : broken.length > 0;
