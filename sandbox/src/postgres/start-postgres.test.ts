import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyCluster } from './testing/copy-cluster.js';
import { makeQuickFolder } from './testing/quick-folder.js';
import { type RunningPostgres, startPostgres } from './start-postgres.js';
import { processesOf, readPostmaster } from './postmaster.js';

const root = makeQuickFolder('portal postgres');
const running: RunningPostgres[] = [];

const clusterIn = (name: string) => join(root, name, 'cluster');

/** Data of an earlier start: to make it again takes long. */
function copyPlain(name: string): string {
  copyCluster(join(root, 'plain'), join(root, name));
  return name;
}

async function start(name: string, durable = false): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir: join(root, name), durable });
  running.push(postgres);
  return postgres;
}

async function query(postgres: RunningPostgres, sql: string, database = 'postgres') {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 100_000; !holds();) {
    if (Date.now() > end) throw new Error('It did not happen within 100 s');
    await sleep(20);
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

async function holdInAnotherProcess(name: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'testing', 'hold-postgres.mjs');
  const holder = spawn(process.execPath, [script, join(root, name)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

beforeAll(async () => {
  const postgres = await startPostgres({ dataDir: join(root, 'plain'), durable: false });
  await postgres.stop();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('startPostgres', () => {
  test('creates databases, from a template too, and drops them under their users', async () => {
    const postgres = await start('plain');
    await postgres.createDatabase('first');
    await query(postgres, 'create table kept (n int); insert into kept values (7)', 'first');
    await postgres.createDatabase('second', 'first');
    expect(await query(postgres, 'select n from kept', 'second')).toEqual([{ n: 7 }]);

    const user = new pg.Client({ connectionString: postgres.url('second') });
    user.on('error', () => undefined);
    await user.connect();
    await postgres.dropDatabase('second');
    await expect(query(postgres, 'select 1', 'second')).rejects.toThrow('does not exist');
  });

  test('refuses a folder that is in use, and names the process', async () => {
    await start('plain');
    await expect(start('plain')).rejects.toThrow(`is in use by process ${process.pid}`);
  });

  test('tells why PostgreSQL did not start', async () => {
    copyPlain('broken');
    appendFileSync(join(clusterIn('broken'), 'postgresql.conf'), 'nonsense = 1\n');
    await expect(start('broken')).rejects.toThrow(/PostgreSQL did not start: [^]*nonsense/);
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('after kill -9', () => {
  test('of PostgreSQL, says so and recovers', async () => {
    const first = await start(copyPlain('killed'), true);
    await query(first, 'create table kept as select 1 as n');
    process.kill(readPostmaster(clusterIn('killed'))!.pid, 'SIGKILL');
    await first.exited;
    await first.stop();
    expect(await query(await start('killed', true), 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('of one guardian, the other one still stops PostgreSQL', async () => {
    const holder = await holdInAnotherProcess(copyPlain('guarded'));
    process.kill(parentOf(readPostmaster(clusterIn('guarded'))!.pid), 'SIGKILL');
    holder.kill('SIGKILL');
    await until(() => processesOf(clusterIn('guarded')).length === 0);
  });

  test('of all but PostgreSQL, it is adopted, guarded and stopped', async () => {
    const holder = await holdInAnotherProcess(copyPlain('adopted'));
    const { pid } = readPostmaster(clusterIn('adopted'))!;
    const guardians = guardiansOf(pid);
    // Stopped first, or one would see the other die and do its work.
    for (const guardian of guardians) process.kill(guardian, 'SIGSTOP');
    for (const guardian of guardians) process.kill(guardian, 'SIGKILL');
    holder.kill('SIGKILL');
    await once(holder, 'exit');

    const adopted = await start('adopted');
    expect(await query(adopted, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(readPostmaster(clusterIn('adopted'))!.pid).toBe(pid);
    await adopted.stop();
    expect(processesOf(clusterIn('adopted'))).toEqual([]);
  });

  test('a process number that now belongs to another program is not mistaken for it', async () => {
    const first = await start(copyPlain('recycled'));
    const file = join(clusterIn('recycled'), 'postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    await first.stop();
    writeFileSync(file, [process.ppid, ...lines.slice(1)].join('\n'));
    expect(await query(await start('recycled'), 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

function guardiansOf(pid: number): number[] {
  const shell = parentOf(pid);
  const list = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ');
  return [shell, ...list.map(Number).filter((child) => child !== pid)];
}
