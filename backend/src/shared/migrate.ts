import { runMigrations } from 'bullmq';
import pg from 'pg';
import { newDataSource } from './data-source.js';
import { QUEUE_SCHEMA } from './queue-engine.bullmq.js';

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

/**
 * Brings the database's schema up to date, ours and the job queue's. Replicas that start together
 * take turns; what one that died left half-done, the next completes.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runOwnMigrations(databaseUrl);
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}
