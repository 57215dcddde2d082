import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersOk } from '../start/answers-ok.js';

const POLL_MS = 20;

export type BackendOptions = {
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
};

export class Backend {
  readonly #options: BackendOptions;
  #child: ChildProcess | undefined;
  #isStopped = false;
  #hasNewCode = false;
  /** Settles when the newest process serves, or has ended before that. */
  #serving: Promise<void>;

  constructor(options: BackendOptions) {
    this.#options = options;
    this.#serving = this.#start();
  }

  /** Waits until the newest code is served; throws if it does not start. */
  async ready(): Promise<void> {
    let latest;
    do {
      latest = this.#serving;
      await latest;
    } while (latest !== this.#serving);
  }

  /** Replaces the process; changes that come while it is being replaced are one change. */
  restart(): void {
    if (this.#hasNewCode || this.#isStopped) return;
    this.#hasNewCode = true;
    this.#serving = this.#serving.catch(() => undefined).then(() => this.#replace());
    this.#serving.catch(() =>
      this.#options.say('The backend did not start; save a change to try again.'),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
  }

  async #replace(): Promise<void> {
    await this.#end();
    this.#hasNewCode = false;
    await this.#start();
  }

  async #start(): Promise<void> {
    if (this.#isStopped) return;
    const { command, env } = this.#options;
    const child = spawn(process.execPath, command, {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const url = `http://127.0.0.1:${env.PORT ?? ''}/health/ready`;
    while (!(await answersOk(url))) {
      if (hasEnded(child)) throw new Error('The backend ended before it served.');
      await sleep(POLL_MS);
    }
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
