import { DatabaseProxy } from '../testing/database-proxy.js';
import { mailTo } from '../testing/mails.js';
import { startProduct, type ProductProcess } from '../testing/product-process.js';
import { signUpForm } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

let portal: TestPortal;
let proxy: DatabaseProxy;
let product: ProductProcess;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
  proxy = await new DatabaseProxy(portal.config.DATABASE_URL).up();
  product = await startProduct({
    ...portal.config,
    DATABASE_URL: proxy.url,
    PROCESS_ROLE: 'all',
    // All calls of the load come from one address.
    RATE_LIMIT_FACTOR: 100_000,
  });
});

afterEach(async () => {
  if (!product.isAlive()) process.stderr.write(product.output().slice(-4000));
  expect(product.isAlive()).toBe(true);
  await proxy.down();
  await proxy.up();
  await until(async () => (await product.client.get('/health/ready')).status === 200);
});

afterAll(async () => {
  await product.end('SIGKILL');
  await proxy.down();
  await portal.stop();
});

const look = () => product.client.get('/api/user/nobody@example.com');

const signUpWorks = async (): Promise<void> => {
  const form = signUpForm();
  expect((await product.client.post('/api/auth/signup', form)).status).toBe(200);
  await mailTo(portal.inbox, form.email, /verification code/);
};

describe('While the database is away', () => {
  it('the process lives, says that it is not ready, and asks to come again', async () => {
    await proxy.down();
    expect((await product.client.get('/health/live')).status).toBe(200);
    expect(await product.client.get('/health/ready')).toMatchObject({
      status: 503,
      body: { away: ['DATABASE_URL'] },
    });
    const { status, headers, body } = await look();
    expect([status, body]).toMatchObject([503, { success: false, code: 'unavailable' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
  });

  it('After the database returns all goes on, mails too', async () => {
    await proxy.down();
    expect((await look()).status).toBe(503);
    await proxy.up();
    await until(async () => (await look()).status === 404);
    await signUpWorks();
  });
});

/** Waits until each has ended: a busy machine is late to end one, which then breaks a later call. */
const TERMINATE = `
  SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND client_addr IS NOT DISTINCT FROM NULL`;

it('When PostgreSQL ends every connection under load, no call fails but with a 503, and all goes on', async () => {
  const statuses: number[] = [];
  let isOver = false;
  const load = Array.from({ length: 20 }, async () => {
    while (!isOver) statuses.push((await look()).status);
  });
  const before = statuses.length;
  await portal.dataSource.query(TERMINATE);
  await until(() => Promise.resolve(statuses.slice(before).filter((s) => s !== 503).length > 50));
  isOver = true;
  await Promise.all(load);
  expect([...new Set(statuses)].filter((s) => ![404, 429, 503].includes(s))).toEqual([]);
  await signUpWorks();
});
