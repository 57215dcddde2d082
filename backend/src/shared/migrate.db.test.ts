import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { dataSourceOptions, newDataSource } from './data-source.js';
import { migrate } from './migrate.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

const BUILT = pathToFileURL(join(import.meta.dirname, '../../dist/shared/migrate.js')).href;

let database: TestDatabase;
const opened: TestDatabase[] = [];
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase('template1');
  opened.push(database);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(() => client.end());

afterAll(() => Promise.all(opened.map((one) => one.drop())));

const MIGRATIONS = dataSourceOptions('postgresql:///x').migrations as readonly unknown[];

const applied = async (): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM migrations',
  );
  return rows[0]!.count;
};

/** Every column, constraint and index, as text, in order. */
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

/** Indexes, foreign keys and checks stand in the migrations alone; entities don't repeat them. */
const ONLY_IN_SQL = /^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT)/;

/** Starts to migrate in a process of its own, and kills it once it waits for a lock of ours. */
async function killWhileWaiting(): Promise<void> {
  const script = `import('${BUILT}').then(({ migrate }) => migrate(process.env.DATABASE_URL))`;
  const child = spawn(process.execPath, ['-e', script], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: 'ignore',
  });
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
    await migrate(database.url);
    const first = await schema();
    expect(await applied()).toBe(MIGRATIONS.length);
    await migrate(database.url);
    expect(await schema()).toBe(first);
    expect(await applied()).toBe(MIGRATIONS.length);
  });

  it('run once when five replicas start together', async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
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
    await migrate(database.url);
    const mended = await schema();
    const whole = await createTestDatabase('template1');
    opened.push(whole);
    await migrate(whole.url);
    await client.end();
    client = new pg.Client({ connectionString: whole.url });
    await client.connect();
    expect(mended).toBe(await schema());
  });

  it('can be taken back, and made again', async () => {
    await migrate(database.url);
    const before = await schema();
    const dataSource = await newDataSource(database.url).initialize();
    for (let left = MIGRATIONS.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    await dataSource.destroy();
    await migrate(database.url);
    expect(await schema()).toBe(before);
  });

  it('fit the entities: same tables, columns, types and defaults', async () => {
    await migrate(database.url);
    const dataSource = await newDataSource(database.url).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    const changes = upQueries.map(({ query }) => query).filter((sql) => !ONLY_IN_SQL.test(sql));
    expect(changes).toEqual([]);
  });
});
