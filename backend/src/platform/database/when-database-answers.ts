import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../observability/log.pino.js';
import { isDatabaseAway, withAddress } from './database-errors.js';

export const TRY_EVERY_MS = 1_000;

/** Does a step of the start, again and again while the database is away or has no connection free.
 * @param where its address and variable, for the log */
export async function whenDatabaseAnswers<Outcome>(
  step: () => Promise<Outcome>,
  where: string,
  log: Pick<Log, 'warn'>,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseAway(error)) throw withAddress(error, where);
      if (tries === 1) {
        log.warn({ context: 'Start', err: error }, `Waiting for the database at ${where}`);
      }
      await delay(TRY_EVERY_MS);
    }
  }
}
