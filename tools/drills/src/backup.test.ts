import { execFile } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@portal/backend/testing/until.js';
import { startPostgres, type RunningPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import pg from 'pg';

const SCRIPTS = join(import.meta.dirname, '../../../deploy/backup');

let folder: string;
let backups: string;
let server: RunningPostgres;
let account: { uid: number; gid: number };

const run = promisify(execFile);

const script = (name: string, ...words: string[]) =>
  run(join(folder, 'scripts', name), words, {
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC' },
    ...account,
  });

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const result = (await client.query<Row>(sql)) as pg.QueryResult<Row> | pg.QueryResult<Row>[];
    return Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows;
  } finally {
    await client.end();
  }
}

const names = async (): Promise<string[]> =>
  (await ask<{ name: string }>('SELECT name FROM kept ORDER BY name')).map(({ name }) => name);

const own = async (path: string): Promise<string> => {
  await mkdir(path, { recursive: true });
  await chown(path, account.uid, account.gid);
  return path;
};

/** What `pg_basebackup` does, which the embedded PostgreSQL comes without. */
async function copyBase(cluster: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query("SELECT pg_backup_start('test', fast => true)");
  const draft = join(backups, 'base', '.draft-test');
  await mkdir(draft);
  // The server goes on: what it renames as it is copied would be an error for `cp`.
  const copy = `tar -C "${cluster}" --exclude ./pg_wal -cf - . | tar -C "${draft}" -xpf -`;
  await run('sh', ['-c', copy]);
  const { rows } = await client.query<{ label: string; stamp: string }>(
    `SELECT labelfile AS label,
      to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') AS stamp
    FROM pg_backup_stop()`,
  );
  await client.end();
  const { label, stamp } = rows[0]!;
  const file = join(draft, 'backup_label');
  await writeFile(file, label);
  await chown(file, account.uid, account.gid);
  await run('mv', [draft, join(backups, 'base', stamp)]);
}

async function archiveAll(): Promise<void> {
  const [switched] = await ask<{ wal: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS wal');
  await until(async () => {
    return (await readdir(join(backups, 'wal'))).includes(`${switched!.wal}.gz`);
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  await chmod(folder, 0o755);
  await cp(SCRIPTS, join(folder, 'scripts'), { recursive: true });
  backups = join(folder, 'backups');
  server = await startPostgres({
    dataDir: join(folder, 'data'),
    durable: false,
    settings: [
      'archive_mode=on',
      `archive_command=${join(folder, 'scripts', 'archive-wal.sh')} %p %f ${backups}`,
    ],
  });
  const { uid, gid } = await stat(join(folder, 'data', 'cluster'));
  account = { uid, gid };
  await own(backups);
  await own(join(backups, 'base'));
  await own(join(folder, 'restored'));
}, 120_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

describe('A backup', () => {
  let moment: string;

  it('is a copy, and the log since then', async () => {
    await ask("CREATE TABLE kept (name text); INSERT INTO kept VALUES ('before the copy')");
    await copyBase(join(folder, 'data', 'cluster'));
    await ask("INSERT INTO kept VALUES ('after the copy')");
    // A copy serves for the moments from the second after its end on.
    await until(async () => {
      const [row] = await ask<{ later: boolean; now: string }>(
        `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') > '${
          (await readdir(join(backups, 'base')))[0]!
        }' AS later, clock_timestamp()::text AS now`,
      );
      moment = row!.now;
      return row!.later;
    });
    await ask("DELETE FROM kept WHERE name = 'before the copy'");
    await ask("INSERT INTO kept VALUES ('a mistake')");
    await archiveAll();
    expect(await names()).toEqual(['a mistake', 'after the copy']);
  });

  it('is kept once: the same piece again is fine, another under its name is refused', async () => {
    const [piece] = (await readdir(join(backups, 'wal'))).filter((name) => name.endsWith('.gz'));
    const name = piece!.replace('.gz', '');
    const same = join(folder, 'restored', 'same');
    await run('sh', ['-c', `gunzip -c "${join(backups, 'wal', piece!)}" > "${same}"`]);
    await script('archive-wal.sh', same, name, backups);
    await writeFile(same, 'something else');
    await expect(script('archive-wal.sh', same, name, backups)).rejects.toThrow();
  });

  it('brings back a moment, in a folder of its own', async () => {
    await server.stop();
    const restored = join(folder, 'restored');
    await script('restore.sh', moment, join(restored, 'cluster'), backups);
    server = await startPostgres({ dataDir: restored, durable: false });
    await until(async () => {
      const [row] = await ask<{ isOpen: boolean }>('SELECT NOT pg_is_in_recovery() AS "isOpen"');
      return row!.isOpen;
    });
    expect(await names()).toEqual(['after the copy', 'before the copy']);
    await ask("INSERT INTO kept VALUES ('and it goes on')");
  });

  it('is not there for a moment before the first copy', async () => {
    const early = script('restore.sh', '2020-01-01', join(folder, 'restored', 'early'), backups);
    await expect(early).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no base backup from before 2020-01-01'),
    });
  });

  it('loses, when it is pruned, only what no kept copy needs', async () => {
    const pieces = () => readdir(join(backups, 'wal'));
    const base = (await readdir(join(backups, 'base')))[0]!;
    const older = join(backups, 'base', '20200101T000000Z');
    await run('cp', ['-a', join(backups, 'base', base), older]);
    const before = await pieces();
    await own(join(backups, 'wal'));
    await writeFile(join(backups, 'wal', '000000010000000000000000.gz'), 'too old');
    await script('prune.sh', backups, '1');
    expect(await readdir(join(backups, 'base'))).toEqual([base]);
    expect((await pieces()).filter((name) => name.length === 27)).toEqual(
      before.filter((name) => name.length === 27 && !name.startsWith('000000010000000000000001')),
    );
  });
});
