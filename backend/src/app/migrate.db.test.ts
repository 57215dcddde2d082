import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { startProduct } from '../testing/product-process.js';
import { testConfig } from '../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { dataSourceOptions, newDataSource } from './data-source.js';
import { isMigrated, migrate } from './migrate.js';

const COMMAND = join(import.meta.dirname, '../../dist/bundle/migrate.js');

let database: TestDatabase;
/** Migrated once, by nothing but the migrations; copied where only what they made matters. */
let whole: TestDatabase;
const opened: TestDatabase[] = [];
let client: pg.Client;

async function use(template: string): Promise<void> {
  database = await createTestDatabase(template);
  opened.push(database);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}

async function useMigrated(): Promise<void> {
  await client.end();
  await use(new URL(whole.url).pathname.slice(1));
}

beforeAll(async () => {
  whole = await createTestDatabase('template1');
  opened.push(whole);
  await migrate({ DATABASE_URL: whole.url });
});

beforeEach(() => use('template1'));

afterEach(() => client.end());

afterAll(() => Promise.all(opened.map((one) => one.drop())));

type Migration = new () => MigrationInterface;
const MIGRATIONS = dataSourceOptions('postgresql:///x')
  .migrations as unknown as readonly Migration[];

/** What 1.0.0 is released with, and rows of each kind in it. */
const LAST_OF_1_0_0 = 'FirstSchema1763700000000';
const ROWS_1_0_0 = join(import.meta.dirname, 'release-1.0.0.jsonl');
const SCHEMA_1_0_0 = join(import.meta.dirname, '../migrations/1763700000000-first-schema.ts');

const applied = async (): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM migrations',
  );
  return rows[0]!.count;
};

const schema = async (): Promise<string> => {
  const { rows } = await client.query<{ line: string }>(`
    SELECT concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable) AS line
    FROM information_schema.columns WHERE table_schema IN ('public', 'bullmq')
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace IN ('public'::regnamespace, 'bullmq'::regnamespace)
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'bullmq')
    ORDER BY line`);
  return rows.map(({ line }) => line).join('\n');
};

/** Columns of times that the domain could not tell from one another, or not place. */
const FINER_TIMES = `
  SELECT concat_ws(' ', table_name, column_name, data_type, column_default) AS "column"
  FROM information_schema.columns
  WHERE table_schema = 'public' AND data_type LIKE 'time%' AND (
    data_type <> 'timestamp with time zone'
    OR column_default <> $$date_trunc('milliseconds'::text, now())$$)`;

/** Indexes, foreign keys and checks are in the migrations alone; entities don't repeat them. */
const ONLY_IN_SQL = /^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT)/;

const runCommand = () =>
  spawn(process.execPath, [COMMAND], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: 'ignore',
  });

async function killWhileWaiting(): Promise<void> {
  const child = runCommand();
  const onlooker = new pg.Client({ connectionString: database.url });
  await onlooker.connect();
  await until(async () => {
    const { rowCount } = await onlooker.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  });
  await onlooker.end();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('The migrations', () => {
  it('make an empty database ready, and a second time change nothing', async () => {
    await useMigrated();
    const first = await schema();
    expect(await applied()).toBe(MIGRATIONS.length);
    await migrate({ DATABASE_URL: database.url });
    expect(await schema()).toBe(first);
    expect(await applied()).toBe(MIGRATIONS.length);
  });

  it.each([
    ['our own', 'CREATE TABLE settings (id int)'],
    ['the job queue’s', 'CREATE SCHEMA bullmq'],
  ])('complete what was killed in the middle of %s', async (_, inTheWay) => {
    await client.query('BEGIN');
    await client.query(inTheWay);
    await killWhileWaiting();
    await client.query('ROLLBACK');
    await migrate({ DATABASE_URL: database.url });
    const mended = await schema();
    await useMigrated();
    expect(mended).toBe(await schema());
  });

  it('are a step of their own: a process waits for the command, which makes them alone or twice at once', async () => {
    const config = testConfig({ DATABASE_URL: database.url, MIGRATE_AT_START: false });
    const starting = startProduct({ ...config, PROCESS_ROLE: 'api' });
    await until(async () => {
      const { rowCount } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
         AND pid <> pg_backend_pid()`,
      );
      return rowCount;
    });
    expect(await isMigrated(database.url)).toBe(false);
    const ends = [runCommand(), runCommand()].map((child) => once(child, 'exit'));
    expect(await Promise.all(ends)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await applied()).toBe(MIGRATIONS.length);
    const product = await starting;
    expect(await product.end('SIGTERM')).toBe(0);
  });

  it('refuse a database made before the first release, in one line that says what to delete', async () => {
    await useMigrated();
    await client.query(
      "UPDATE migrations SET name = 'Operations1764040000000', timestamp = 1764040000000",
    );
    const again = migrate({ DATABASE_URL: database.url });
    await expect(again).rejects.toThrow(/made before the first release.*delete the data folder/);
    await expect(again).rejects.toThrow(/^[^\n]+$/);
  });

  it('never change once released: a change of the schema is another one', () => {
    const digest = createHash('sha256').update(readFileSync(SCHEMA_1_0_0)).digest('hex');
    expect(digest).toBe('3d52ca288539241528d6ef7fc925124716f4234370285c8ae6d81e956a95e6a1');
  });

  it('keep the rows of a database of the first schema', async () => {
    const released = MIGRATIONS.filter(({ name }) => name <= LAST_OF_1_0_0);
    expect(released.map(({ name }) => name)).toEqual([LAST_OF_1_0_0]);
    const options = { ...dataSourceOptions(database.url), migrations: [...released] };
    const earlier = await new DataSource(options).initialize();
    await earlier.runMigrations();
    await earlier.destroy();
    const kept = readFileSync(ROWS_1_0_0, 'utf8').trim().split('\n');
    const rows = kept.map((line) => JSON.parse(line) as { table: string; row: object });
    await client.query('SET session_replication_role = replica');
    for (const { table, row } of rows) {
      const insert = `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`;
      await client.query(insert, [row]);
    }
    await migrate({ DATABASE_URL: database.url });
    for (const { table, row } of rows) {
      const found = await client.query(`SELECT FROM ${table} AS one WHERE to_jsonb(one) @> $1`, [
        row,
      ]);
      expect([table, found.rowCount]).toEqual([table, 1]);
    }
  });

  it('keep times with their zone, and let PostgreSQL fill in whole milliseconds alone', async () => {
    await useMigrated();
    const { rows } = await client.query<{ column: string }>(FINER_TIMES);
    expect(rows.map((row) => row.column)).toEqual([]);
  });

  it('fit the entities: same tables, columns, types and defaults, and have the time that they need', async () => {
    await useMigrated();
    const dataSource = await newDataSource(database.url).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const limits = await dataSource.query<object[]>(
      `SELECT FROM pg_settings WHERE setting = '0' AND name IN
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    await dataSource.destroy();
    expect(limits).toHaveLength(3);
    const changes = upQueries.map(({ query }) => query).filter((sql) => !ONLY_IN_SQL.test(sql));
    expect(changes).toEqual([]);
  });
});
