import { type Log, newLog } from '../platform/observability/log.pino.js';

type LogLine = Readonly<Record<string, unknown>>;

export type CapturedLog = { readonly log: Log; text(): string; lines(): LogLine[] };

export function capturedLog(): CapturedLog {
  let text = '';
  const output = { write: (line: string) => void (text += line) };
  return {
    log: newLog({ LOG_LEVEL: 'debug', PROCESS_ROLE: 'all' }, output),
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LogLine),
  };
}
