import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { processesWith } from './testing/processes.js';
import { until } from './testing/until.js';

const ROOT = join(import.meta.dirname, '../..');

let dataDir: string;
const started: Running[] = [];

type Running = { readonly child: ChildProcess; readonly output: () => string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal start '));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => stop(running)));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

function run(): Running {
  const { NODE_OPTIONS: _, PORT: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env: { ...inherited, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const running = { child, output: () => text };
  started.push(running);
  return running;
}

async function start(): Promise<Running & { readonly site: string }> {
  const running = run();
  const site = await until(() => {
    if (running.child.exitCode !== null) throw new Error(running.output());
    return Promise.resolve(/Site\s+(http:\S+)[^]*Ctrl-C/.exec(running.output())?.[1]);
  });
  return { ...running, site };
}

async function stop({ child }: Running, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

const noneLeft = () => until(async () => (await processesWith(dataDir)).length === 0);

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Those that were started by one that was killed before may have gone with it. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('npm start', () => {
  it('serves the site and tells the addresses and the first admin’s password', async () => {
    const running = await start();
    expect(await statusOf(running.site)).toBe(200);
    expect(running.output()).toMatch(/Console\s+http\S+\/admin-signin/);
    expect(running.output()).toMatch(/Inbox\s+http/);
    const [, password] = /password (\S+)/.exec(running.output()) ?? [];
    const answer = await fetch(`${running.site}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(answer.status).toBe(200);
    await stop(running);
    await noneLeft();
  });

  it('refuses a second start on the same data, and says where the first is', async () => {
    const first = await start();
    const second = run();
    await once(second.child, 'exit');
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toContain(first.site);
  });

  it('keeps its data and secrets over a start', async () => {
    const first = await start();
    await stop(first);
    const secrets = await readFile(join(dataDir, 'secrets.json'), 'utf8');
    await start();
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
  });

  it('starts again after everything was killed', async () => {
    const running = await start();
    const processes = await processesWith(dataDir);
    for (const pid of [running.child.pid!, ...processes]) killIfThere(pid);
    await once(running.child, 'exit');
    const again = await start();
    expect(await statusOf(`${again.site}/health/ready`)).toBe(200);
  });

  it('leaves nothing when only the starter was killed', async () => {
    const running = await start();
    await stop(running, 'SIGKILL');
    await noneLeft();
  });
});
