import { Worker } from 'node:worker_threads';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, servesApi } from '../config/config.js';
import type { Log } from '../observability/log.pino.js';
import { Stopping, within } from './stopping.js';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Jobs, requests and connections have their own deadlines; this one is for the unforeseen. */
const CLOSE_WITHIN_MS = 30_000;
const URGENT_MS = 1_000;

/** What is left when nothing in the event loop goes on. */
const KILL_AFTER_MS = 5_000;

/** A thread, since an event loop that is blocked cannot end the process. */
const killAfter = (ms: number): void =>
  new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${String(ms)})`, {
    eval: true,
    execArgv: [],
  }).unref();

function lastMoment({ isUrgent }: Stopping): AbortSignal {
  const last = new AbortController();
  const endAfter = (ms: number) => setTimeout(() => last.abort(), ms).unref();
  endAfter(CLOSE_WITHIN_MS);
  if (isUrgent.aborted) endAfter(URGENT_MS);
  else isUrgent.addEventListener('abort', () => endAfter(URGENT_MS), { once: true });
  return last.signal;
}

/** For `DRAIN_SECONDS` the process goes on but reports that it is not ready, so that no new calls come; then it
 * finishes what is running. A second signal makes it urgent. It ends in any case, after `writeLastLines`. */
export function stopOnSignals(
  app: NestFastifyApplication,
  config: Config,
  { log, writeLastLines }: { readonly log: Log; readonly writeLastLines: () => Promise<void> },
): void {
  const stopping = app.get(Stopping);
  // A worker gets no calls.
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
    killAfter(drainSeconds * 1_000 + CLOSE_WITHIN_MS + KILL_AFTER_MS);
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
