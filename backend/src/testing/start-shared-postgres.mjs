import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import { loadBank } from '../../dist/question-bank/load-bank.js';
import { newDataSource } from '../../dist/app/data-source.js';
import { migrate } from '../../dist/app/migrate.js';

/** The databases from which each test file's own is copied. */
const TEMPLATE = 'portal_template';
const WITH_BANK = 'portal_template_with_bank';

/** Starts one PostgreSQL for all test files, with a migrated database to copy. */
export default async function startSharedPostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, durable: false });
  globalThis.sharedPostgres = { postgres, dataDir };
  await postgres.createDatabase(TEMPLATE);
  await migrate({ DATABASE_URL: postgres.url(TEMPLATE) });
  await postgres.createDatabase(WITH_BANK);
  await migrate({ DATABASE_URL: postgres.url(WITH_BANK) });
  const dataSource = await newDataSource(postgres.url(WITH_BANK)).initialize();
  await loadBank(dataSource);
  await dataSource.destroy();
  process.env.TEST_POSTGRES_URL = postgres.url('postgres');
}
