import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { refusalOf } from '../platform/http/error.filter.js';
import { startProduct, type ProductProcess } from '../testing/product-process.js';
import { signUpForm } from '../testing/students.js';
import { testConfig } from '../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

const failedWith = (code: string) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('refused'), { code }));

it.each([
  ['the disk of the database is full', failedWith('53100')],
  ['the database has no memory left', failedWith('53200')],
  ['the database has no connection free', failedWith('53300')],
  ['the database is read-only', failedWith('25006')],
  ['a query timed out', failedWith('57014')],
  ['a lock was not to be had in time', failedWith('55P03')],
  ['a transaction was idle for too long', failedWith('25P03')],
  ['its connection broke within a transaction', new QueryRunnerAlreadyReleasedError()],
  ['its connection was closed', new Error('Client was closed and is not queryable')],
])('A call is asked to come again when %s', (_, error) => {
  const { status, body } = refusalOf(error);
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.retryAfterSeconds).toBeGreaterThan(0);
});

let product: ProductProcess;

const signUp = () => product.client.post('/api/auth/signup', signUpForm());
const readiness = async () => (await product.client.get('/health/ready')).status;
const untilReadiness = (status: number) => until(async () => (await readiness()) === status);

/** Connections that were ended make it unready for a moment; a refused write until it is let through. */
const untilWritesFail = (times: number) =>
  until(async () => {
    const isReady = (await readiness()) === 200;
    return !isReady && product.output().split('The database takes no writes').length > times;
  });

const asksToComeAgain = async (): Promise<void> => {
  const { status, headers, body } = await signUp();
  expect([status, body]).toMatchObject([503, { success: false, code: 'unavailable' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

async function onServer({ url }: TestDatabase, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameOf = ({ url }: TestDatabase): string => url.split('/').at(-1)!;

describe('A product on a database that', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    product = await startProduct(testConfig({ DATABASE_URL: database.url, PROCESS_ROLE: 'api' }));
  });

  afterAll(async () => {
    await product.end('SIGKILL');
    await database.drop();
  });

  const set = (change: string) =>
    onServer(
      database,
      `ALTER DATABASE ${nameOf(database)} ${change}`,
      `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '${nameOf(database)}'`,
    );

  it('becomes read-only is not ready, asks to come again, and goes on when it is not any more', async () => {
    expect((await signUp()).status).toBe(200);
    await set('SET default_transaction_read_only = on');
    await untilWritesFail(1);
    await asksToComeAgain();
    await set('RESET default_transaction_read_only');
    await untilReadiness(200);
    expect((await signUp()).status).toBe(200);
  });
});

/** A disk of 64 MB, where this machine lets us have one: as root, on Linux. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

const disk = smallDisk();

(disk ? describe : describe.skip)('A product on a database whose disk is full', () => {
  let database: TestDatabase;
  let filler: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "SELECT current_setting('data_directory') AS folder",
    );
    await client.end();
    const { uid, gid } = statSync(rows[0]!.folder);
    chownSync(disk!, uid, gid);
    await onServer(
      database,
      `CREATE TABLESPACE ${nameOf(database)} LOCATION '${disk!}'`,
      `ALTER DATABASE ${nameOf(database)} SET TABLESPACE ${nameOf(database)}`,
    );
    product = await startProduct(testConfig({ DATABASE_URL: database.url, PROCESS_ROLE: 'api' }));
    filler = new pg.Client({ connectionString: database.url });
    await filler.connect();
  });

  afterAll(async () => {
    await product.end('SIGKILL');
    await filler.end();
    await database.drop();
    await onServer(database, `DROP TABLESPACE ${nameOf(database)}`);
    execFileSync('umount', ['--lazy', disk!]);
    rmSync(disk!, { recursive: true, force: true });
  });

  async function fill(): Promise<void> {
    await filler.query('CREATE TABLE filling (block text)');
    await filler.query('ALTER TABLE filling ALTER block SET STORAGE plain');
    for (let rows = 4_096; rows >= 1;) {
      const sql = `INSERT INTO filling SELECT repeat('x', 8000) FROM generate_series(1, ${rows})`;
      await filler.query(sql).catch((error: unknown) => {
        expect(error).toMatchObject({ code: '53100' });
        rows = Math.floor(rows / 2);
      });
    }
  }

  it('is not ready, answers no 500, and goes on when there is room', async () => {
    expect((await signUp()).status).toBe(200);
    await fill();
    await untilWritesFail(1);
    const statuses = new Set<number>();
    // The first may find room in pages that are there.
    await until(async () => {
      const { status } = await signUp();
      statuses.add(status);
      return status === 503;
    });
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await filler.query('DROP TABLE filling');
    await untilReadiness(200);
    await until(async () => (await signUp()).status === 200);
  });
});
