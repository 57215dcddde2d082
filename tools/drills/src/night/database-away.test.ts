import { execFileSync } from 'node:child_process';
import { migrate } from '@portal/backend/app/migrate.js';
import { NOW } from '@portal/backend/platform/database/now.sql.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import pg from 'pg';
import { DatabaseServer } from '../database-server.js';

const LOOKS = 4;
/** A worker that asked without a pause wrote several megabytes in that time. */
const MOST_LOGGED_CHARACTERS = 500_000;
const MOST_GROWTH_MB = 150;

const ADD = `
  INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
  SELECT gen_random_uuid(), 'verification-code', 'asha-' || n || '@example.com',
    '{"name": "Asha Rao", "code": "123456"}', 'pending', 0, ${NOW}
  FROM generate_series(1, 200) AS n`;

let database: DatabaseServer;
let product: ProductProcess;

const megabytes = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)])) / 1024;

async function oweMails(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(ADD);
  await client.end();
}

beforeAll(async () => {
  database = await DatabaseServer.start();
  await migrate({ DATABASE_URL: database.url });
  // Nobody listens there: the mails are tried again and again.
  product = await startProduct(
    testConfig({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1', PROCESS_ROLE: 'all' }),
  );
}, 120_000);

afterAll(async () => {
  await (product as ProductProcess | undefined)?.end('SIGKILL');
  await database.stop();
}, 60_000);

it('waits calmly for a database that is away, with mails under way', async () => {
  await oweMails();
  await until(() => Promise.resolve(product.output().includes('"outcome":"retried"')));
  const [loggedBefore, before] = [product.output().length, megabytes()];
  await database.stop();
  const looks = () =>
    product
      .output()
      .slice(loggedBefore)
      .match(/Mails wait/g)?.length ?? 0;
  await until(() => Promise.resolve(looks() >= LOOKS));
  expect(product.isAlive()).toBe(true);
  expect(product.output().length - loggedBefore).toBeLessThan(MOST_LOGGED_CHARACTERS);
  expect(megabytes() - before).toBeLessThan(MOST_GROWTH_MB);
}, 120_000);
