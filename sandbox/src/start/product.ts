import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { holderOf } from '../shared/claim.js';
import { answersOk } from './answers-ok.js';
import { ProductLog } from './product-log.js';

const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 10_000;
const ORPHAN_PATIENCE_MS = 3_000;
const POLL_MS = 40;

export type ProductOptions = {
  readonly root: string;
  readonly entry: string;
  readonly dataDir: string;
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  readonly show: (line: string) => void;
};

export class Product {
  readonly #child: ChildProcess;
  readonly #log: ProductLog;
  readonly #port: string;
  #end: string | undefined;
  /** Resolves, when it is gone, to how it ended. */
  readonly exited: Promise<string>;

  constructor(options: ProductOptions) {
    const preload = pathToFileURL(
      join(options.root, 'sandbox', 'dist', 'exit-with-parent.js'),
    ).href;
    const child = spawn(process.execPath, ['--import', preload, options.entry], {
      cwd: options.root,
      env: { ...options.env, SANDBOX_PRODUCT_CLAIM: claimName(options.dataDir) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A separate group: Ctrl-C in a terminal goes to the starter, which stops all in order.
      detached: true,
    });
    this.#child = child;
    writeFileSync(pidFile(options.dataDir), String(child.pid));
    this.#port = options.env.PORT ?? '';
    this.#log = new ProductLog(options.logFile, options.show);
    if (child.stdout && child.stderr) this.#log.follow(child.stdout, child.stderr);
    this.exited = new Promise((resolve) => {
      const ended = (how: string) => {
        this.#end = how;
        resolve(how);
      };
      child.once('error', (error) => ended(error.message));
      // Not 'exit': the last output arrives before 'close'.
      child.once('close', (code, signal) => ended(signal ?? `exit code ${code ?? '?'}`));
    });
  }

  /** Waits until it serves; throws with its last words when it ends instead. */
  async ready(stop: AbortSignal): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      stop.throwIfAborted();
      if (this.#end !== undefined) throw this.endedBy(this.#end);
      if (await answersOk(`http://127.0.0.1:${this.#port}/health/ready`)) return;
      await sleep(POLL_MS);
    }
    throw new Error(
      `The product was not ready within ${READY_WITHIN_MS / 1000} s:\n${this.#log.tail()}`,
    );
  }

  endedBy(how: string): Error {
    return new Error(`The product ended by itself (${how}):\n${this.#log.tail()}`);
  }

  /** Asks it to end; kills it after 10 s, or when `hurry` fires. */
  async stop(hurry: AbortSignal): Promise<void> {
    this.#child.kill('SIGTERM');
    const patience = AbortSignal.any([hurry, AbortSignal.timeout(STOP_WITHIN_MS)]);
    const insist = () => this.#child.kill('SIGKILL');
    if (patience.aborted) insist();
    patience.addEventListener('abort', insist);
    await this.exited;
    patience.removeEventListener('abort', insist);
    void this.#log.close();
  }
}

/** Waits for the product of a starter that was killed, and kills it when it takes too long, also
 * one that no longer answers. */
export async function endEarlierProduct(
  dataDir: string,
  show: (line: string) => void,
): Promise<void> {
  const deadline = Date.now() + ORPHAN_PATIENCE_MS;
  while ((await holderOf(claimName(dataDir))) !== undefined) {
    if (Date.now() > deadline) {
      const pid = Number(readFileSync(pidFile(dataDir), 'utf8'));
      show(`Ending process ${pid}, which an earlier start left in ${dataDir}`);
      process.kill(pid, 'SIGKILL');
    }
    await sleep(POLL_MS);
  }
}

const pidFile = (dataDir: string): string => join(dataDir, 'product.pid');

function claimName(dataDir: string): string {
  return `product ${dataDir}`;
}
