import { setTimeout as delay } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import sonicBoom from 'sonic-boom';
import type { Config } from '../config/config.js';
import { masked, maskedFields } from './masking.js';
import { currentRequestId } from './request-trace.js';

/** Writes one JSON line for each event, without personal data. */
export type Log = Logger;

/** The most that waits while the disk is full or nobody reads; more is dropped. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;

/** Lines are written together, since a write costs ten times as much as a line. */
const TOGETHER_BYTES = 8 * 1024;
const FLUSH_MS = 200;

const STDOUT = 1;

/** An output whose trouble (disk full, reader gone or frozen) is no trouble of the requests. Pino's
 * own would write what is left as the process exits, and wait for a frozen reader without end. */
export function bufferedOutput(): sonicBoom.SonicBoom {
  // Node.js makes a pipe non-blocking as it opens it: a write to a full one would block its thread.
  void process.stdout;
  const output = new sonicBoom.SonicBoom({
    fd: STDOUT,
    sync: false,
    minLength: TOGETHER_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: MOST_WAITING_BYTES,
  });
  output.on('error', () => undefined);
  return output;
}

export async function writeLastLines(output: sonicBoom.SonicBoom): Promise<void> {
  const written = new Promise<void>((resolve) => output.flush(() => resolve()));
  await Promise.race([written, delay(FLUSH_MS * 5, undefined, { ref: false })]);
}

type Shown = { readonly type: string; readonly message: string; readonly stack?: string };

/** Only these fields: TypeORM's errors also contain a statement's values. */
function errorFields(error: unknown): Shown {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)) };
  const { name, message, stack } = error;
  return { type: name, message: masked(message), ...(stack ? { stack: masked(stack) } : {}) };
}

/** Without a message of its caller, pino would log an error's own message. */
function withOwnWords(words: readonly unknown[]): readonly unknown[] {
  if (words.length !== 1) return words;
  const [what] = words;
  const error = what instanceof Error ? what : (what as { err?: unknown } | null)?.err;
  return error instanceof Error ? [what, error.message] : words;
}

const traceFields = (): { requestId?: string } => {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
};

export const newLog = (
  { LOG_LEVEL, PROCESS_ROLE }: Pick<Config, 'LOG_LEVEL' | 'PROCESS_ROLE'>,
  output: DestinationStream,
): Log =>
  pino(
    {
      level: LOG_LEVEL,
      base: { role: PROCESS_ROLE, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: maskedFields },
      serializers: { err: errorFields },
      mixin: traceFields,
      hooks: {
        logMethod(words, write) {
          const safe = withOwnWords(words as unknown[]).map((word) =>
            typeof word === 'string' ? masked(word) : word,
          );
          write.apply(this, safe as typeof words);
        },
      },
    },
    // Without its `flushSync`, by which a fatal line would wait for the reader.
    { write: (line) => output.write(line) },
  );

export const silentLog = (): Log => pino({ enabled: false });

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Nest's log lines about its wiring at each start. */
const WIRING: readonly string[] = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer'];

/** Nest passes the logger's name as the last argument, after a stack if there is one. */
function write(log: Log, level: Level, what: unknown, words: readonly unknown[]): void {
  const context = words.at(-1);
  const by: { context?: string } = typeof context === 'string' ? { context } : {};
  if (what instanceof Error) log[level]({ ...by, err: what }, what.message);
  else if (typeof what === 'object' && what !== null) log[level]({ ...by, ...what });
  else log[WIRING.includes(by.context ?? '') ? 'debug' : level](by, String(what));
}

export const nestLogger = (log: Log): LoggerService => ({
  fatal: (what: unknown, ...words: unknown[]) => write(log, 'fatal', what, words),
  error: (what: unknown, ...words: unknown[]) => write(log, 'error', what, words),
  warn: (what: unknown, ...words: unknown[]) => write(log, 'warn', what, words),
  log: (what: unknown, ...words: unknown[]) => write(log, 'info', what, words),
  debug: (what: unknown, ...words: unknown[]) => write(log, 'debug', what, words),
  verbose: (what: unknown, ...words: unknown[]) => write(log, 'trace', what, words),
});
