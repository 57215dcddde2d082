import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { grantRows, roleOf } from './database-rights.pg.js';
import { QUEUE_SCHEMA, QUEUE_SCHEMA_VERSION } from '../platform/queue/queue-names.js';
import { dataSourceOptions, newDataSource } from './data-source.js';

/** Any number that nothing else uses as a lock. */
const MIGRATION_LOCK = 720_031;

async function runOwnMigrations(databaseUrl: string): Promise<void> {
  const dataSource = await newDataSource(databaseUrl).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

type DatabaseRoles = {
  readonly DATABASE_URL: string;
  readonly MIGRATION_DATABASE_URL?: string | undefined;
};

const ownNames = (databaseUrl: string): readonly string[] =>
  (dataSourceOptions(databaseUrl).migrations as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  );

const STATE = `
  SELECT (SELECT count(*)::int FROM migrations WHERE name = ANY($1)) AS own,
    (SELECT max(version) FROM ${QUEUE_SCHEMA}.migration) AS queue`;

/** The number of the last migration that was made before the first release, which has one. */
const LAST_BEFORE_THE_RELEASE = '1764442000000';

const EARLIER_SCHEMA =
  'This database was made before the first release and cannot be used: delete the data folder (DATA_DIR, else .data), or name an empty database.';

/** The table does not exist, or this role can't see it. */
const NOT_THERE = ['42P01', '3F000'];

/** @throws Error where the schema has migrations that this product never had */
async function refuseAnEarlierSchema(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    "SELECT to_regclass('migrations') AS there",
  );
  if (!rows[0]?.there) return;
  const { rowCount } = await client.query(
    'SELECT FROM migrations WHERE name <> ALL($1) AND timestamp <= $2 LIMIT 1',
    [names, LAST_BEFORE_THE_RELEASE],
  );
  if (rowCount) throw new Error(EARLIER_SCHEMA);
}

/** Reads once, without loading the migrations. */
async function isUpToDate(client: pg.Client, names: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await client.query<{ own: number; queue: number | null }>(STATE, [names]);
    const [{ own, queue } = { own: 0, queue: null }] = rows;
    return own === names.length && (queue ?? 0) >= QUEUE_SCHEMA_VERSION;
  } catch (error) {
    if (NOT_THERE.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Replicas that start together take turns, and the next one completes what a killed one left. Where another role owns
 * the schema, the role of `DATABASE_URL` gets the rights to its rows. */
export async function migrate({
  DATABASE_URL,
  MIGRATION_DATABASE_URL = DATABASE_URL,
}: DatabaseRoles): Promise<void> {
  const client = new pg.Client({ connectionString: MIGRATION_DATABASE_URL });
  await client.connect();
  try {
    const names = ownNames(MIGRATION_DATABASE_URL);
    await refuseAnEarlierSchema(client, names);
    const isDone = await isUpToDate(client, names);
    if (isDone && MIGRATION_DATABASE_URL === DATABASE_URL) return;
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!isDone) {
      await runOwnMigrations(MIGRATION_DATABASE_URL);
      const { runMigrations } = await import('bullmq');
      await runMigrations(client, QUEUE_SCHEMA);
    }
    await grantRows(client, roleOf(DATABASE_URL));
  } finally {
    await client.end();
  }
}

/** Whether the schema is that of this release or a later one. Changes nothing. */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await isUpToDate(client, ownNames(databaseUrl));
  } finally {
    await client.end();
  }
}

const LOOK_EVERY_MS = 1_000;
const WAIT_MS = 5 * 60_000;

/** @throws Error when the schema is still behind after five minutes */
export async function untilMigrated(databaseUrl: string): Promise<void> {
  const latest = performance.now() + WAIT_MS;
  while (!(await isMigrated(databaseUrl))) {
    if (performance.now() > latest) {
      throw new Error('The database was not migrated. Run: node backend/dist/bundle/migrate.js');
    }
    await delay(LOOK_EVERY_MS);
  }
}
