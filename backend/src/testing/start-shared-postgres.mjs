import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import { migrate } from '../../dist/shared/migrate.js';

/** The database from which each test file's own is copied. */
const TEMPLATE = 'portal_template';

/** Starts one PostgreSQL for all test files, with a migrated database to copy. */
export default async function startSharedPostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, durable: false });
  globalThis.sharedPostgres = { postgres, dataDir };
  await postgres.createDatabase(TEMPLATE);
  await migrate({ DATABASE_URL: postgres.url(TEMPLATE) });
  process.env.TEST_POSTGRES_URL = postgres.url('postgres');
}
