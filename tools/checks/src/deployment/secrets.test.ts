import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueEngine } from '@portal/backend/platform/queue/queue-engine.bullmq.js';
import { freePort } from '@portal/backend/testing/free-port.js';
import { hasRedis } from '@portal/backend/testing/redis-server.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { Redis } from 'ioredis';
import { documentsOf } from './manifests.js';

const SCRIPT = join(import.meta.dirname, '../../../../deploy/make-secrets.sh');

type Compose = { readonly secrets: Readonly<Record<string, { readonly file: string }>> };
const [compose] = documentsOf('docker-compose.yml') as [Compose];

const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
const secret = (name: string): string => readFileSync(join(folder, name), 'utf8');

beforeAll(() => void execFileSync(SCRIPT, [folder]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('deploy/make-secrets.sh', () => {
  it('makes every file that docker-compose.yml mounts, where nobody else may look', () => {
    const wanted = Object.values(compose.secrets).map(({ file }) => file.split('/').at(-1));
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(wanted));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('makes nothing where openssl is missing, and says so', () => {
    const empty = mkdtempSync(join(tmpdir(), 'portal-no-tools-'));
    const { status, stderr } = spawnSync('/bin/sh', [SCRIPT, join(empty, 'secrets')], {
      env: { PATH: empty },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('install openssl first')]);
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });

  it('leaves what is there', () => {
    const before = readdirSync(folder).map(secret);
    execFileSync(SCRIPT, [folder]);
    expect(readdirSync(folder).map(secret)).toEqual(before);
  });
});

(hasRedis ? describe : describe.skip)('Redis with the drawn users', () => {
  let server: ChildProcess;
  let port: number;
  const opened: Redis[] = [];

  beforeAll(async () => {
    port = await freePort();
    const users = ['--aclfile', join(folder, 'redis_users')];
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...users];
    server = spawn(process.env.REDIS_SERVER_PATH ?? 'redis-server', words, { stdio: 'ignore' });
    await until(() =>
      as('health', 'none')
        .ping()
        .catch(() => null),
    );
  });

  afterAll(async () => {
    for (const redis of opened) redis.disconnect();
    if (server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  });

  function as(username: string, password: string): Redis {
    const redis = new Redis({ port, username, password, enableReadyCheck: false });
    redis.on('error', () => undefined);
    opened.push(redis);
    return redis;
  }

  it('lets nobody in without a password', async () => {
    const stranger = new Redis({ port, enableReadyCheck: false });
    stranger.on('error', () => undefined);
    opened.push(stranger);
    await expect(stranger.get('bull:emails:id')).rejects.toThrow(/NOAUTH|Authentication/);
    await expect(as('health', 'none').get('bull:emails:id')).rejects.toThrow('NOPERM');
  });

  it('lets the product use its queues', async () => {
    const REDIS_URL = secret('redis_url').replace('@redis:6379', `@127.0.0.1:${port}`);
    const engine = queueEngine(testConfig({ DATABASE_URL: 'postgresql:///none', REDIS_URL }));
    const queue = engine.queue('emails');
    await engine.connected();
    const seen: string[] = [];
    const worker = engine.worker(
      'emails',
      ({ name }) => {
        seen.push(name);
        return Promise.resolve();
      },
      { concurrency: 1 },
    );
    await queue.add('send', {}, { delay: 10, removeOnComplete: true });
    await queue.upsertJobScheduler('a-job', { every: 60_000 }, { name: 'a-job' });
    await until(() => Promise.resolve(seen.length === 2));
    expect(await queue.getJobCounts('failed')).toEqual({ failed: 0 });
    await worker.close();
    await queue.close();
    engine.close();
  });

  it('lets the product do nothing else', async () => {
    const product = as('portal', secret('redis_password'));
    for (const [command, ...words] of [
      ['flushall'],
      ['config', 'get', '*'],
      ['keys', '*'],
      ['acl', 'list'],
      ['shutdown'],
      ['get', 'of-another'],
    ] as const) {
      await expect(product.call(command, ...words)).rejects.toThrow('NOPERM');
    }
    expect(await as('admin', secret('redis_admin_password')).flushall()).toBe('OK');
  });
});
