import { type WriteStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { errorCode } from '../shared/error-code.js';

const ERROR_LINE = /"level":("error"|"fatal"|[56]0\b)/;
const TAIL_LINES = 15;

export class ProductLog {
  readonly #file: WriteStream;
  readonly #show: (line: string) => void;
  readonly #tail: string[] = [];

  constructor(path: string, show: (line: string) => void) {
    keepPrevious(path);
    this.#file = createWriteStream(path, { mode: 0o600 });
    this.#file.on('error', (error) => show(`The log can't be written: ${error.message}`));
    this.#show = show;
  }

  follow(stdout: Readable, stderr: Readable): void {
    createInterface({ input: stdout }).on('line', (line) => {
      this.#keep(line);
      if (ERROR_LINE.test(line)) this.#show(readable(line));
    });
    createInterface({ input: stderr }).on('line', (line) => {
      this.#keep(line);
      this.#show(readable(line));
    });
  }

  /** The last lines, for when the product ends by itself. */
  tail(): string {
    return this.#tail.map(readable).join('\n');
  }

  /** Resolves once all is in the file, or can't be. */
  close(): Promise<void> {
    return new Promise((resolve) => void this.#file.once('close', () => resolve()).end());
  }

  #keep(line: string): void {
    this.#file.write(`${line}\n`);
    this.#tail.push(line);
    if (this.#tail.length > TAIL_LINES) this.#tail.shift();
  }
}

function keepPrevious(path: string): void {
  try {
    renameSync(path, `${path}.1`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

type Failure = { message?: unknown; stack?: unknown };

/** Nest says `message` and `stack`, pino `msg` and `err`. */
type LogEntry = Failure & { msg?: unknown; err?: Failure; faults?: readonly unknown[] };

function readable(line: string): string {
  try {
    const { message, stack, msg, err, faults = [] } = JSON.parse(line) as LogEntry;
    const failure: Failure | null = err ?? (typeof message === 'object' ? message : null);
    const parts = [message ?? msg, ...faults, stack ?? failure?.stack ?? failure?.message];
    return parts.filter((part) => typeof part === 'string').join('\n') || line;
  } catch {
    return line;
  }
}
