import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../observability/log.pino.js';
import { hasNoConnectionFree } from './database-errors.js';

export const TRY_EVERY_MS = 1_000;

/** Repeats a step of the start while the database has no free connection for it. */
export async function whenConnectionsAreFree<Outcome>(
  step: () => Promise<Outcome>,
  log: Pick<Log, 'warn'>,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await step();
    } catch (error) {
      if (!hasNoConnectionFree(error)) throw error;
      if (tries === 1) log.warn({ context: 'Start', err: error }, 'Waiting for a free connection');
      await delay(TRY_EVERY_MS);
    }
  }
}
