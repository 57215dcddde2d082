import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.js';
import { hasRedis, RedisServer } from '../../testing/redis-server.js';
import { mailTo } from '../../testing/mails.js';
import { signUpForm } from '../../testing/students.js';
import { TestClient } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';
import type { Config } from '../config/config.js';
import { variablesOf } from '../../testing/test-config.js';

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');

/** A disk that is always full; Linux has one. */
const FULL = '/dev/full';
const onLinux = existsSync(FULL) ? it : it.skip;

/** More lines than a pipe and the buffer before it hold. */
const MANY = 1_000;

let child: ChildProcess | null = null;

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

afterEach(async () => {
  if (child?.exitCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  child = null;
});

function launch(stdout: number | 'pipe', changes: Partial<Config>): ChildProcess {
  const all = { PROCESS_ROLE: 'all', LOG_LEVEL: 'debug' } as const;
  child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...variablesOf({ ...portal.config, ...all, ...changes }) },
    stdio: ['ignore', stdout, 'ignore'],
  });
  return child;
}

async function startWith(stdout: number | 'pipe'): Promise<TestClient> {
  const port = await freePort();
  launch(stdout, { PORT: port });
  const client = new TestClient(`http://127.0.0.1:${port}`);
  await until(async () => (await client.get('/health/ready').catch(() => null))?.status === 200);
  return client;
}

async function goesOn(client: TestClient, calls = 50): Promise<void> {
  for (let sent = 0; sent < calls; sent += 50) {
    const some = Array.from({ length: 50 }, () => client.get('/health/live'));
    for (const { status } of await Promise.all(some)) expect(status).toBe(200);
  }
  const form = signUpForm();
  expect((await client.post('/api/auth/signup', form)).status).toBe(200);
  await mailTo(portal.inbox, form.email, /verification code/);
}

async function endsWhenAsked(): Promise<void> {
  const gone = once(child!, 'exit');
  child!.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
}

describe('Requests and mails go on, and the process ends when it is asked to,', () => {
  onLinux('while the disk for the log is full', async () => {
    await goesOn(await startWith(openSync(FULL, 'w')));
    await endsWhenAsked();
  });

  it('while the reader of the log is frozen, and when it is gone', async () => {
    const client = await startWith('pipe');
    await goesOn(client, MANY);
    child!.stdout!.destroy();
    await goesOn(client);
    await endsWhenAsked();
  });
});

describe('A process whose start fails ends,', () => {
  const refused = new URL(portal.config.DATABASE_URL);
  refused.pathname = '/no-such-database';
  const failsWith = (stdout: number | 'pipe') =>
    expect(once(launch(stdout, { DATABASE_URL: refused.href }), 'exit')).resolves.toEqual([
      1,
      null,
    ]);

  onLinux('though the disk for the log is full', () => failsWith(openSync(FULL, 'w')));

  it('though the reader of its log is frozen', () => failsWith('pipe'));
});

it('Faults of the configuration are one entry of the log, which names each once', async () => {
  const { stdout } = launch('pipe', { MAIL_FROM: 'nobody', TRUST_PROXY: 'nonsense' });
  const output = await text(stdout!);
  const entry = JSON.parse(output) as { faults: readonly string[] };
  expect(entry).toMatchObject({ msg: 'The configuration is not usable', level: 'fatal' });
  expect(entry.faults.map((fault) => fault.split(':')[0])).toEqual(['MAIL_FROM', 'TRUST_PROXY']);
  expect(output.match(/TRUST_PROXY/g)).toHaveLength(1);
});

it('A start without its mail server and Redis says what is away and where, without passwords', async () => {
  const SMTP_URL = 'smtp://me:hidden@127.0.0.1:9';
  const REDIS_URL = 'redis://me:hidden@127.0.0.1:10';
  const PUBLIC_URL = 'https://localhost:9';
  const { stdout } = launch('pipe', { PORT: await freePort(), SMTP_URL, REDIS_URL, PUBLIC_URL });
  let output = '';
  stdout!.setEncoding('utf8').on('data', (part: string) => (output += part));
  const says = (words: string) => until(() => Promise.resolve(output.includes(words)));
  await says('Waiting for Redis at 127.0.0.1:10 (REDIS_URL)');
  await says('user and password of 127.0.0.1:9 (SMTP_URL)');
  await says('wrong: REDIS_URL: cannot be used');
  expect(output).not.toContain('hidden@');
});

(hasRedis ? it : it.skip)(
  'Redis that goes away and comes back is two entries of the log, and named by the readiness',
  async () => {
    const redis = await RedisServer.start();
    const port = await freePort();
    const { stdout } = launch('pipe', { PORT: port, REDIS_URL: redis.url, LOG_LEVEL: 'info' });
    const lines: string[] = [];
    stdout!.setEncoding('utf8').on('data', (part: string) => lines.push(...part.split('\n')));
    const client = new TestClient(`http://127.0.0.1:${port}`);
    const ready = () => client.get('/health/ready').catch(() => null);
    await until(async () => (await ready())?.status === 200);
    const before = lines.length;
    await redis.down();
    const away = await until(async () => {
      const answer = await ready();
      return answer?.status === 503 && answer;
    });
    expect(away.body).toEqual({ success: false, code: 'unavailable', away: ['REDIS_URL'] });
    // Longer than all that asks Redis again and again.
    await delay(6_000);
    await redis.up();
    await until(() => Promise.resolve(lines.some((line) => line.includes('answers again'))));
    const entries = lines
      .slice(before)
      .filter((line) => /Redis|ECONN|Connection|Mails wait|Stream/.test(line))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(entries.filter((msg) => !msg.startsWith('Mails wait'))).toEqual([
      expect.stringContaining('Waiting for Redis at'),
      expect.stringContaining('answers again'),
    ]);
    expect(entries.length).toBeLessThanOrEqual(3);
    await redis.down();
  },
);
