import { join } from 'node:path';
import { copyCluster } from '@portal/sandbox/postgres/testing/copy-cluster.js';
import { makeQuickFolder } from '@portal/sandbox/postgres/testing/quick-folder.js';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import { loadBank } from '../../dist/questions/load-bank.js';
import { newDataSource } from '../../dist/app/data-source.js';
import { migrate } from '../../dist/app/migrate.js';

/** The databases from which each test file's own is copied. */
const TEMPLATE = 'portal_template';
const WITH_BANK = 'portal_template_with_bank';

/** No statistics behind the tests' back, and no log larger than it need be where memory holds it. */
const SETTINGS = ['autovacuum=off', 'max_wal_size=256MB'];

/** Starts one PostgreSQL for all test files, with a migrated database to copy; a drill copies all of it. */
export default async function startSharedPostgres() {
  const dataDir = makeQuickFolder('portal-test');
  const start = () => startPostgres({ dataDir, durable: false, settings: SETTINGS });
  let postgres = await start();
  globalThis.sharedPostgres = { postgres, dataDir };
  await postgres.createDatabase(TEMPLATE);
  await migrate({ DATABASE_URL: postgres.url(TEMPLATE) });
  await postgres.createDatabase(WITH_BANK, TEMPLATE);
  const dataSource = await newDataSource(postgres.url(WITH_BANK)).initialize();
  await loadBank(dataSource);
  await dataSource.destroy();
  await postgres.stop();
  copyCluster(dataDir, join(dataDir, 'to-copy'));
  postgres = await start();
  globalThis.sharedPostgres = { postgres, dataDir };
  process.env.TEST_POSTGRES_TO_COPY = join(dataDir, 'to-copy');
  process.env.TEST_POSTGRES_URL = postgres.url('postgres');
}
