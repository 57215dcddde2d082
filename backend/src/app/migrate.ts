import { setTimeout as delay } from 'node:timers/promises';
import { LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import pg from 'pg';
import { grantRows, roleOf } from './database-rights.pg.js';
import { QUEUE_SCHEMA } from '../platform/queue/queue-engine.bullmq.js';
import { dataSourceOptions, newDataSource } from './data-source.js';

/** Any number that nothing else locks. */
const MIGRATION_LOCK = 720_031;

async function runOwnMigrations(databaseUrl: string): Promise<void> {
  const dataSource = await newDataSource(databaseUrl).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** Who runs the product, and who owns the schema; without the latter they are the same. */
type DatabaseRoles = {
  readonly DATABASE_URL: string;
  readonly MIGRATION_DATABASE_URL?: string | undefined;
};

/**
 * Brings the database's schema up to date, ours and the job queue's. Replicas that start together
 * take turns; what one that died left half-done, the next completes. Where another role owns the
 * schema, the role of `DATABASE_URL` gets the rights to its rows.
 */
export async function migrate({
  DATABASE_URL,
  MIGRATION_DATABASE_URL = DATABASE_URL,
}: DatabaseRoles): Promise<void> {
  const client = new pg.Client({ connectionString: MIGRATION_DATABASE_URL });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runOwnMigrations(MIGRATION_DATABASE_URL);
    await runMigrations(client, QUEUE_SCHEMA);
    await grantRows(client, roleOf(DATABASE_URL));
  } finally {
    await client.end();
  }
}

const ownNames = (databaseUrl: string): readonly string[] =>
  (dataSourceOptions(databaseUrl).migrations as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  );

async function hasOwn(client: pg.Client, names: readonly string[]): Promise<boolean> {
  const applied = await client.query('SELECT 1 FROM migrations WHERE name = ANY($1)', [names]);
  return applied.rowCount === names.length;
}

async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number | null }>(
    `SELECT max(version) AS version FROM ${QUEUE_SCHEMA}.migration`,
  );
  return (rows[0]?.version ?? 0) >= LATEST_SCHEMA_VERSION;
}

/** Whether the schema is what this release needs; that of a later release is as well. Changes nothing. */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('migrations') IS NOT NULL
        AND to_regclass('${QUEUE_SCHEMA}.migration') IS NOT NULL AS "isThere"`,
    );
    if (!rows[0]?.isThere) return false;
    return (await hasOwn(client, ownNames(databaseUrl))) && (await hasQueue(client));
  } finally {
    await client.end();
  }
}

const LOOK_EVERY_MS = 1_000;
const WAIT_MS = 5 * 60_000;

/**
 * Waits for whoever migrates the database.
 * @throws Error when the schema is still behind after five minutes
 */
export async function untilMigrated(databaseUrl: string): Promise<void> {
  const latest = performance.now() + WAIT_MS;
  while (!(await isMigrated(databaseUrl))) {
    if (performance.now() > latest) {
      throw new Error('The database was not migrated. Run: node backend/dist/migrate.js');
    }
    await delay(LOOK_EVERY_MS);
  }
}
