import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseProxy } from '../testing/database-proxy.js';
import { startProduct, type ProductProcess } from '../testing/product-process.js';
import { SmtpStandIn } from '../testing/smtp-stand-in.js';
import { signUpForm } from '../testing/students.js';
import { testConfig } from '../testing/test-config.js';
import { createTestDatabase, WITH_BANK, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

let database: TestDatabase;
let proxy: DatabaseProxy;
let smtp: SmtpStandIn;
let product: ProductProcess;

const signUp = () => product.client.post('/api/auth/signup', signUpForm());
const look = () => product.client.get('/api/user/nobody@example.com');
const readiness = async () => (await product.client.get('/health/ready')).status;
const untilReadiness = (status: number) => until(async () => (await readiness()) === status);

const NO_WRITES = 'The database takes no writes';

/** Connections that were ended make it unready for a moment; a refused write until it is let through. */
const untilWritesFail = (times: number) =>
  until(async () => {
    const isReady = (await readiness()) === 200;
    return !isReady && product.output().split(NO_WRITES).length > times;
  });

function expectToComeAgain({ status, headers, body }: Awaited<ReturnType<typeof look>>): void {
  expect([status, body]).toMatchObject([503, { success: false, code: 'unavailable' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
}

async function signUpWorks(): Promise<void> {
  const form = signUpForm();
  expect((await product.client.post('/api/auth/signup', form)).status).toBe(200);
  await until(() => Promise.resolve(smtp.mailsTo(form.email).length > 0));
}

async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.url.replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameOf = ({ url }: TestDatabase): string => url.split('/').at(-1)!;

/** Waits until each has ended: a busy machine is late to end one, which then breaks a later call. */
const endConnections = () =>
  onServer(
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '${nameOf(database)}'`,
  );

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

async function moveTo(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    "SELECT current_setting('data_directory') AS folder",
  );
  await client.end();
  const { uid, gid } = statSync(rows[0]!.folder);
  chownSync(folder, uid, gid);
  await onServer(
    `CREATE TABLESPACE ${nameOf(database)} LOCATION '${folder}'`,
    `ALTER DATABASE ${nameOf(database)} SET TABLESPACE ${nameOf(database)}`,
  );
}

beforeAll(async () => {
  database = await createTestDatabase(WITH_BANK);
  if (disk) await moveTo(disk);
  proxy = await new DatabaseProxy(database.url).up();
  smtp = await new SmtpStandIn().up();
  // All calls of the load come from one address.
  const settings = { SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: 100_000 };
  product = await startProduct(testConfig({ DATABASE_URL: proxy.url, ...settings }));
  await signUpWorks();
});

afterEach(() => {
  if (!product.isAlive()) process.stderr.write(product.output().slice(-4000));
  expect(product.isAlive()).toBe(true);
});

afterAll(async () => {
  await product.end('SIGKILL');
  await Promise.all([proxy.down(), smtp.down()]);
  await database.drop();
  if (!disk) return;
  await onServer(`DROP TABLESPACE ${nameOf(database)}`);
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

it('While the database is away the process lives, is not ready, and asks to come again; later all goes on, mails too', async () => {
  await proxy.down();
  expect((await product.client.get('/health/live')).status).toBe(200);
  expect(await product.client.get('/health/ready')).toMatchObject({
    status: 503,
    body: { away: ['DATABASE_URL'] },
  });
  expectToComeAgain(await look());
  await proxy.up();
  await until(async () => (await look()).status === 404);
  await signUpWorks();
});

it('When PostgreSQL ends every connection under load, no call fails but with a 503, and all goes on', async () => {
  await untilReadiness(200);
  const statuses: number[] = [];
  let isOver = false;
  const load = Array.from({ length: 20 }, async () => {
    while (!isOver) statuses.push((await look()).status);
  });
  await endConnections();
  const before = statuses.length;
  const answered = () => statuses.slice(before).filter((status) => status !== 503);
  await until(() => Promise.resolve(answered().length > 50));
  isOver = true;
  await Promise.all(load);
  expect([...new Set(statuses)].filter((s) => ![404, 429, 503].includes(s))).toEqual([]);
  await signUpWorks();
});

it('A product whose database becomes read-only is not ready, asks to come again, and goes on when it is not any more', async () => {
  await untilReadiness(200);
  const set = async (change: string) => {
    await onServer(`ALTER DATABASE ${nameOf(database)} ${change}`);
    await endConnections();
  };
  const before = product.output().split(NO_WRITES).length;
  await set('SET default_transaction_read_only = on');
  await untilWritesFail(before);
  expectToComeAgain(await signUp());
  await set('RESET default_transaction_read_only');
  await untilReadiness(200);
  expect((await signUp()).status).toBe(200);
});

async function fill(filler: pg.Client): Promise<void> {
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

(disk ? it : it.skip)(
  'A product whose database has a full disk is not ready, answers no 500, and goes on when there is room',
  async () => {
    const filler = new pg.Client({ connectionString: database.url });
    await filler.connect();
    const before = product.output().split(NO_WRITES).length;
    await fill(filler);
    await untilWritesFail(before);
    const statuses = new Set<number>();
    // The first may find room in pages that are there.
    await until(async () => {
      const { status } = await signUp();
      statuses.add(status);
      return status === 503;
    });
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await filler.query('DROP TABLE filling');
    await filler.end();
    await untilReadiness(200);
    await until(async () => (await signUp()).status === 200);
  },
);
