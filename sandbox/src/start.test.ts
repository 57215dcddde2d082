import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInbox } from './inbox/start-inbox.js';
import { copyCluster } from './postgres/testing/copy-cluster.js';
import { processesOf, readPostmaster } from './postgres/postmaster.js';
import { makeQuickFolder } from './postgres/testing/quick-folder.js';
import { startPostgres } from './postgres/start-postgres.js';
import { holdPortFrom } from './start/ports.js';
import { start } from './start.js';

const root = resolve(import.meta.dirname, '..', '..');
const entry = join(import.meta.dirname, 'start', 'testing', 'fake-product.mjs');
const folder = makeQuickFolder('portal start');
/** What other tests begin with too: PostgreSQL takes long to make it. */
const toCopy = join(folder, 'whole', 'postgres');
/** For a start that is not about the database: the fake product asks none. */
const ELSEWHERE = { DATABASE_URL: 'postgresql://elsewhere/portal' };

type Run = { stop(): Promise<void>; ended: Promise<void>; shown(): string; site: string };
const runs: { abort(): void; ended: Promise<void> }[] = [];

function keepData(name: string): string {
  const data = join(folder, name, 'postgres');
  if (!existsSync(data)) copyCluster(toCopy, data);
  return name;
}

async function run(name: string, env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const stop = new AbortController();
  const hurry = new AbortController();
  let shown = '';
  let isUp = (): void => undefined;
  const up = new Promise<void>((done) => (isUp = done));
  const ended = start({
    root,
    entry,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, name), ...env },
    step: (_label, work) => work(),
    show: (text) => {
      shown += `${text}\n`;
      if (text.includes('Press Ctrl-C')) isUp();
    },
    secondsSoFar: () => '0.0',
    stop: stop.signal,
    hurry: hurry.signal,
  });
  const abort = () => {
    stop.abort();
    hurry.abort();
  };
  runs.push({ abort, ended });
  await Promise.race([up, ended]);
  return {
    ended,
    shown: () => shown,
    site: /Site\s+(\S+)/.exec(shown)?.[1] ?? '',
    stop: () => {
      stop.abort();
      return ended;
    },
  };
}

async function productOf({ site }: { site: string }) {
  const response = await fetch(`${site}/`);
  return (await response.json()) as { pid: number; env: Record<string, string | undefined> };
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 100_000; !holds();) {
    if (Date.now() > end) throw new Error('It did not happen within 100 s');
    await sleep(20);
  }
}

async function runApart(name: string, env: NodeJS.ProcessEnv = {}) {
  const script = join(import.meta.dirname, 'start', 'testing', 'hold-start.mjs');
  const starter: ChildProcess = spawn(process.execPath, [script, root, entry], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, name), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let shown = '';
  starter.stdout?.on('data', (part: Buffer) => (shown += part.toString()));
  await until(() => shown.includes('Press Ctrl-C'));
  return { starter, site: /Site\s+(\S+)/.exec(shown)?.[1] ?? '' };
}

beforeAll(async () => {
  await (await startPostgres({ dataDir: toCopy, durable: false })).stop();
});

afterEach(async () => {
  for (const { abort, ended } of runs.splice(0)) {
    abort();
    await ended.catch(() => undefined);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('start', () => {
  test('hands the product a database, an inbox, payments and secrets, and stops them all', async () => {
    const running = await run('whole');
    const { pid, env } = await productOf(running);
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      PUBLIC_URL: running.site,
      ADMIN_USERNAME: 'admin',
      DATABASE_URL: expect.stringMatching(/^postgresql:.*\/portal$/),
      SMTP_URL: expect.stringMatching(/^smtp:/),
      RAZORPAY_API_URL: expect.stringMatching(/^http:/),
      ALLOW_STAGING_PARTS: 'true',
      RAZORPAY_KEY_ID: expect.stringMatching(/^rzp_test_[A-Za-z0-9]{14}$/),
    });
    expect(running.shown()).toContain(env.ADMIN_PASSWORD);

    await running.stop();
    expect(isRunning(pid)).toBe(false);
    expect(processesOf(join(folder, 'whole', 'postgres', 'cluster'))).toEqual([]);
  });

  test('keeps everything where nobody else may look, also what an earlier start left open', async () => {
    await (await run(keepData('private'))).stop();
    const dataDir = join(folder, 'private');
    chmodSync(dataDir, 0o755);
    const second = await run('private');
    // The first start has shown the password.
    expect(second.shown()).toContain(`first password in ${join(dataDir, 'secrets.json')}`);
    await second.stop();
    // As root, PostgreSQL's group passes through.
    const mode = process.getuid?.() === 0 ? 0o710 : 0o700;
    expect(statSync(dataDir).mode & 0o777).toBe(mode);
  });

  test('leaves the mode of a folder that is not its own', async () => {
    const dataDir = join(folder, 'shared');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'of-somebody-else'), '');
    await (await run('shared', ELSEWHERE)).stop();
    expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  });

  test('refuses a site that is open to everybody, and starts nothing for it', async () => {
    const PUBLIC_URL = 'https://portal.example.com';
    await expect(run('public', { PUBLIC_URL })).rejects.toThrow('open to everybody');
    expect(existsSync(join(folder, 'public'))).toBe(false);
  });

  test('starts no part that the environment replaces', async () => {
    const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
    const given = {
      ...ELSEWHERE,
      SMTP_URL: inbox.smtpUrl,
      RAZORPAY_API_URL: 'http://127.0.0.1:9',
      JWT_SECRET: 'from-the-environment',
      ADMIN_PASSWORD: 'mine',
    };
    const running = await run('replaced', given);
    expect((await productOf(running)).env).toMatchObject(given);
    expect(running.shown()).toContain('as set in ADMIN_PASSWORD');
    expect(processesOf(join(folder, 'replaced', 'postgres', 'cluster'))).toEqual([]);
    await inbox.stop();
  });

  test('refuses a second start on the same data, and tells where the first one is', async () => {
    const first = await run('twice', ELSEWHERE);
    await expect(run('twice', ELSEWHERE)).rejects.toThrow(
      `Already running at ${first.site} (process ${process.pid}).`,
    );
  });

  test('names a folder for data that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(run('a-file/data')).rejects.toThrow(
      `${file}/data cannot be written (ENOTDIR). Name another folder in DATA_DIR.`,
    );
  });

  test("shows the product's last words when it does not start", async () => {
    await expect(run(keepData('failing'), { FAKE_FAILS: '1' })).rejects.toThrow(
      /ended by itself \(exit code 1\):[^]*JWT_SECRET is too short/,
    );
    expect(processesOf(join(folder, 'failing', 'postgres', 'cluster'))).toEqual([]);
  });

  test('ends everything when the product dies', async () => {
    const running = await run(keepData('dying'));
    process.kill((await productOf(running)).pid, 'SIGKILL');
    await expect(running.ended).rejects.toThrow('The product ended by itself (SIGKILL)');
    expect(processesOf(join(folder, 'dying', 'postgres', 'cluster'))).toEqual([]);
    expect((await run('dying')).site).not.toBe('');
  });

  test('ends everything when PostgreSQL dies', async () => {
    const running = await run('dying');
    const { pid } = await productOf(running);
    process.kill(readPostmaster(join(folder, 'dying', 'postgres', 'cluster'))!.pid, 'SIGKILL');
    await expect(running.ended).rejects.toThrow('PostgreSQL ended by itself');
    expect(isRunning(pid)).toBe(false);
  });
});

describe('start, after kill -9 of the starter', () => {
  let blocked: number;

  /** It takes ten seconds to end, in which the other tests run. */
  beforeAll(async () => {
    const { starter, site } = await runApart('blocked', ELSEWHERE);
    blocked = (await productOf({ site })).pid;
    await fetch(`${site}/blocked`);
    starter.kill('SIGKILL');
  });

  test('the product and PostgreSQL end too', async () => {
    const { starter, site } = await runApart(keepData('orphans'));
    const { pid } = await productOf({ site });
    starter.kill('SIGKILL');
    await until(() => !isRunning(pid));
    await until(() => processesOf(join(folder, 'orphans', 'postgres', 'cluster')).length === 0);
  });

  /** Starts of other tests take and free those that are tried first. */
  async function ownPort(): Promise<string> {
    const held = await holdPortFrom(3_700);
    held.release();
    return String(held.port);
  }

  test('a product that ignores signals is named, and killed by the next start', async () => {
    const PORT = await ownPort();
    const env = { ...ELSEWHERE, PORT, FAKE_IS_STUCK: '1' };
    const { starter, site } = await runApart('stuck', env);
    const { pid } = await productOf({ site });
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const next = await run('stuck', { ...ELSEWHERE, PORT });
    expect(next.site).toBe(site);
    expect(next.shown()).toContain(`Ending process ${pid}, which an earlier start left`);
    expect(isRunning(pid)).toBe(false);
  });

  test('a product with a blocked event loop ends without a next start', () =>
    until(() => !isRunning(blocked)));
});
