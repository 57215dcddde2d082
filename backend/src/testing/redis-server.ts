import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';
import { until } from './until.js';

const PROGRAM = process.env.REDIS_SERVER_PATH ?? 'redis-server';

/** Whether this machine has a Redis to start; the product itself does without. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0;

/** A Redis of one test file's own; it keeps nothing on disk, unless it is given a folder. */
export class RedisServer {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly folder?: string,
  ) {}

  /** @param folder where to keep an append-only file, as in production */
  static async start(folder?: string): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder);
    await server.up();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const keep = this.folder
      ? ['--appendonly', 'yes', '--dir', this.folder]
      : ['--appendonly', 'no'];
    this.process = spawn(PROGRAM, [...options, ...keep], { stdio: 'ignore' });
    await until(() => this.ask((redis) => redis.ping()).catch(() => null));
  }

  async down(): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process) return;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  async empty(): Promise<void> {
    await this.ask((redis) => redis.flushall());
  }

  private async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    const redis = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  }
}
