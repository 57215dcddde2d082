import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@portal/backend/app/migrate.js';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import pg from 'pg';
import { cpuOfFamily } from './processes.js';

const POSTMASTER = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid";

export type Row = Record<string, unknown>;

export async function query<Row extends object>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export async function startDatabaseServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const server = await startPostgres({ dataDir, durable: true });
  const [row] = await query<{ pid: number }>(server.url('postgres'), POSTMASTER);
  return {
    async migrated(name: string): Promise<string> {
      await server.createDatabase(name);
      await migrate({ DATABASE_URL: server.url(name) });
      return server.url(name);
    },
    /** CPU of all its processes so far, in seconds. */
    cpu: () => cpuOfFamily(row?.pid ?? NaN),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>;
