import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@portal/backend/platform/config/config.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';

const RESTART_MS = 300;
/** A start may fall into one fault after the other, on a busy machine. */
const UP_WITHIN_MS = 240_000;

export class Member {
  private process: ProductProcess | null = null;
  private isOver = false;

  constructor(private readonly config: Config) {}

  get isUp(): boolean {
    return this.process?.isAlive() ?? false;
  }

  async up(): Promise<void> {
    const latest = performance.now() + UP_WITHIN_MS;
    for (;;) {
      try {
        this.process = await startProduct(this.config);
        if (this.isOver) await this.kill();
        return;
      } catch (error) {
        if (this.isOver || performance.now() > latest) throw error;
        await delay(RESTART_MS);
      }
    }
  }

  /** As by `kill -9`. */
  async kill(): Promise<void> {
    await this.process?.end('SIGKILL');
  }

  /** As by `kill -9`, and it is not started again by anyone who is still about to. */
  async endForGood(): Promise<void> {
    this.isOver = true;
    await this.kill();
  }

  /** Tells it to end, waits until it has, and gives its exit code. */
  async stop(): Promise<number | null> {
    return (await this.process?.end('SIGTERM')) ?? null;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.up();
  }

  output(): string {
    return this.process?.output() ?? '';
  }
}
