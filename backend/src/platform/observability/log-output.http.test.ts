import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.js';
import { hasRedis, RedisServer } from '../../testing/redis-server.js';
import { SmtpStandIn } from '../../testing/smtp-stand-in.js';
import { signUpForm } from '../../testing/students.js';
import { TestClient } from '../../testing/test-client.js';
import { createTestDatabase, WITH_BANK } from '../../testing/test-database.js';
import { until } from '../../testing/until.js';
import type { Config } from '../config/config.js';
import { testConfig, variablesOf } from '../../testing/test-config.js';

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');

/** A disk that is always full; Linux has one. */
const FULL = '/dev/full';
const onLinux = existsSync(FULL) ? it : it.skip;

/** More lines than a pipe and the buffer before it hold. */
const MANY = 1_000;

let child: ChildProcess | null = null;

const database = await createTestDatabase(WITH_BANK);
const smtp = await new SmtpStandIn().up();

afterAll(async () => {
  await smtp.down();
  await database.drop();
});

afterEach(async () => {
  if (child?.exitCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  child = null;
});

function launch(stdout: number | 'pipe', changes: Partial<Config>): ChildProcess {
  const settings = { DATABASE_URL: database.url, SMTP_URL: smtp.url, LOG_LEVEL: 'debug' } as const;
  child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...variablesOf(testConfig({ ...settings, ...changes })) },
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
  await until(() => Promise.resolve(smtp.mailsTo(form.email).length > 0));
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

onLinux('A process whose start fails ends, though the disk for the log is full', async () => {
  const refused = new URL(database.url);
  refused.pathname = '/no-such-database';
  const failing = launch(openSync(FULL, 'w'), { DATABASE_URL: refused.href });
  expect(await once(failing, 'exit')).toEqual([1, null]);
});

it('Faults of the configuration are one entry of the log, which names each once', async () => {
  const { stdout } = launch('pipe', { MAIL_FROM: 'nobody', TRUST_PROXY: 'nonsense' });
  const output = await text(stdout!);
  const entry = JSON.parse(output) as { faults: readonly string[] };
  expect(entry).toMatchObject({ msg: 'The configuration is not usable', level: 'fatal' });
  expect(entry.faults.map((fault) => fault.split(':')[0])).toEqual(['MAIL_FROM', 'TRUST_PROXY']);
  expect(output.match(/TRUST_PROXY/g)).toHaveLength(1);
});

(hasRedis ? it : it.skip)(
  'A start without its mail server and Redis says what is away, without passwords, and later when Redis goes and comes',
  async () => {
    const redis = await RedisServer.start();
    await redis.down();
    const port = await freePort();
    const settings = {
      SMTP_URL: 'smtp://me:hidden@127.0.0.1:9',
      REDIS_URL: redis.url.replace('//', '//:hidden@'),
      PUBLIC_URL: 'https://localhost:9',
    };
    const { stdout } = launch('pipe', { PORT: port, ...settings, LOG_LEVEL: 'info' });
    let output = '';
    stdout!.setEncoding('utf8').on('data', (part: string) => (output += part));
    const says = (words: string) => until(() => Promise.resolve(output.includes(words)));
    await says(`Waiting for Redis at ${new URL(redis.url).host} (REDIS_URL)`);
    await says('user and password of 127.0.0.1:9 (SMTP_URL)');
    await says('wrong: REDIS_URL: cannot be used');
    const client = new TestClient(`http://127.0.0.1:${port}`);
    const readiness = (status: number) =>
      until(async () => {
        const answer = await client.get('/health/ready').catch(() => null);
        return answer?.status === status && answer;
      });
    await redis.up();
    await readiness(200);
    await says('answers again');
    const before = output.length;
    await redis.down();
    const away = await readiness(503);
    expect(away.body).toEqual({ success: false, code: 'unavailable', away: ['REDIS_URL'] });
    // Longer than all that asks Redis again and again.
    await delay(6_000);
    await redis.up();
    await until(() => Promise.resolve(output.slice(before).includes('answers again')));
    const entries = output
      .slice(before)
      .split('\n')
      .filter((line) => /Redis|ECONN|Connection|Mails wait|Stream/.test(line))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(entries.filter((msg) => !msg.startsWith('Mails wait'))).toEqual([
      expect.stringContaining('Waiting for Redis at'),
      expect.stringContaining('answers again'),
    ]);
    expect(entries.length).toBeLessThanOrEqual(3);
    expect(output).not.toContain('hidden@');
    await redis.down();
  },
);
