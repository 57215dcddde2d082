import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, servesApi } from '../config/config.js';
import type { Log } from '../observability/log.pino.js';
import { Stopping, within } from './stopping.js';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Jobs, requests and connections have separate deadlines; this is for what none foresaw. */
const CLOSE_WITHIN_MS = 30_000;
/** What is left to close when it is urgent. */
const URGENT_MS = 1_000;

function lastMoment({ isUrgent }: Stopping): AbortSignal {
  const last = new AbortController();
  const endAfter = (ms: number) => setTimeout(() => last.abort(), ms).unref();
  endAfter(CLOSE_WITHIN_MS);
  if (isUrgent.aborted) endAfter(URGENT_MS);
  else isUrgent.addEventListener('abort', () => endAfter(URGENT_MS), { once: true });
  return last.signal;
}

/** For `DRAIN_SECONDS` it goes on, not ready, while anyone who sends it calls learns of that; then it finishes what is
 * under way. A second signal leaves the rest to others. However its stores are, it ends, after `writeLastLines`. */
export function stopOnSignals(
  app: NestFastifyApplication,
  config: Config,
  { log, writeLastLines }: { readonly log: Log; readonly writeLastLines: () => Promise<void> },
): void {
  const stopping = app.get(Stopping);
  // Nobody sends calls to a worker.
  const drainSeconds = servesApi(config) ? config.DRAIN_SECONDS : 0;
  const close = async (): Promise<boolean> => {
    try {
      return await within(app.close(), lastMoment(stopping));
    } catch (error) {
      log.error({ context: 'Stop', err: error });
      return false;
    }
  };
  const stop = async (): Promise<void> => {
    log.info({ context: 'Stop' }, `Stopping in ${String(drainSeconds)} s`);
    await stopping.pause(drainSeconds);
    const isClosed = await close();
    if (!isClosed) log.warn({ context: 'Stop' }, 'Not all could be closed in order');
    await writeLastLines();
    process.exit(isClosed ? 0 : 1);
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping.ask()) void stop();
    });
  }
}
