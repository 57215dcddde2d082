import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@portal/backend/app/migrate.js';
import type { Config } from '@portal/backend/platform/config/config.js';
import { freePort } from '@portal/backend/testing/free-port.js';
import { hasRedis, RedisServer } from '@portal/backend/testing/redis-server.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { startRazorpay, type RazorpayStandIn } from '@portal/sandbox/razorpay/start-razorpay.js';
import { DatabaseServer } from '../database-server.js';
import { Caller } from './caller.js';
import { Member } from './member.js';
import { hasProgram, NGINX, Proxy, type ProxyPorts } from './proxy.js';

const REPLICAS = 2;
const WEBHOOK_RETRIES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

export const canStandWhole = hasProgram(NGINX) && hasRedis;

export type TopologyOptions = {
  readonly smtpUrl: string;
  readonly replicas?: number;
  readonly ports?: ProxyPorts;
  readonly queue?: 'Redis' | 'PostgreSQL';
};

type Parts = {
  readonly folder: string;
  readonly config: Config;
  readonly proxy: Proxy;
  readonly database: DatabaseServer;
  readonly redis: RedisServer | null;
  readonly razorpay: RazorpayStandIn;
  readonly replicas: readonly Member[];
  readonly worker: Member;
};

/**
 * What is deployed, without containers: nginx with the deployed configuration, replicas
 * of the API, a worker, PostgreSQL (durable) and Redis (append-only), and a payment provider.
 */
export class Topology {
  private constructor(private readonly parts: Parts) {}

  static async start(options: TopologyOptions): Promise<Topology> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-whole-'));
    // The proxy's processes are another user's when it was started by root.
    await chmod(folder, 0o755);
    const ports = options.ports ?? { http: await freePort(), https: await freePort() };
    const apiPorts: number[] = [];
    for (let at = 0; at < (options.replicas ?? REPLICAS); at++) apiPorts.push(await freePort());
    const [database, redis] = await Promise.all([
      DatabaseServer.start(),
      options.queue === 'PostgreSQL' ? null : RedisServer.start(folder),
    ]);
    const base = testConfig({ DATABASE_URL: database.url });
    const razorpay = await startRazorpay({
      port: 0,
      keyId: base.RAZORPAY_KEY_ID,
      keySecret: base.RAZORPAY_KEY_SECRET,
      webhookSecret: base.RAZORPAY_WEBHOOK_SECRET,
      webhookUrl: `http://127.0.0.1:${apiPorts[0] ?? 0}/api/payments/webhook`,
      webhookRetryDelaysMs: WEBHOOK_RETRIES_MS,
    });
    const config: Config = {
      ...base,
      PUBLIC_URL: `https://localhost:${ports.https}`,
      ...(redis && { REDIS_URL: redis.url }),
      SMTP_URL: options.smtpUrl,
      RAZORPAY_API_URL: razorpay.apiUrl,
      RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl,
      TRUST_PROXY: 'loopback',
      // All students of a drill come from one address.
      RATE_LIMIT_FACTOR: 1_000,
      DRAIN_SECONDS: 1,
    };
    await migrate({ DATABASE_URL: config.DATABASE_URL });
    const replicas = apiPorts.map((PORT) => new Member({ ...config, PROCESS_ROLE: 'api', PORT }));
    const worker = new Member({ ...config, PROCESS_ROLE: 'worker' });
    await Promise.all([...replicas, worker].map((member) => member.up()));
    const proxy = await Proxy.start(NGINX, folder, ports, apiPorts);
    return new Topology({ folder, config, proxy, database, redis, razorpay, replicas, worker });
  }

  get url(): string {
    return this.parts.proxy.url;
  }

  get config(): Config {
    return this.parts.config;
  }

  get replicas(): readonly Member[] {
    return this.parts.replicas;
  }

  get worker(): Member {
    return this.parts.worker;
  }

  get database(): DatabaseServer {
    return this.parts.database;
  }

  get redis(): RedisServer {
    if (!this.parts.redis) throw new Error('The queue is on PostgreSQL here');
    return this.parts.redis;
  }

  get proxy(): Proxy {
    return this.parts.proxy;
  }

  get razorpay(): RazorpayStandIn {
    return this.parts.razorpay;
  }

  caller(number: number): Caller {
    const { url, authority } = this.parts.proxy;
    const address = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
    return new Caller({ url, authority, address });
  }

  async restartInTurn(): Promise<void> {
    for (const member of [...this.replicas, this.worker]) await member.restart();
  }

  async stop(): Promise<void> {
    const { proxy, replicas, worker, razorpay, redis, database, folder } = this.parts;
    await proxy.stop();
    await Promise.all([...replicas, worker].map((member) => member.endForGood()));
    await Promise.all([razorpay.stop(), redis?.down(), database.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}
