import { readFileSync } from 'node:fs';
import { startProduct, type ProductProcess } from '../../testing/product-process.js';
import { testConfig } from '../../testing/test-config.js';
import { createTestDatabase, WITH_BANK } from '../../testing/test-database.js';
import { SOCKETS } from './listen.js';
import { once } from 'node:events';
import { IS_NIGHT } from '@portal/domain/testing/night.js';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { DatabaseProxy } from '../../testing/database-proxy.js';
import { hasRedis, RedisServer } from '../../testing/redis-server.js';
import { until } from '../../testing/until.js';
import type { Config } from '../config/config.js';

const database = await createTestDatabase(WITH_BANK);

const config = testConfig({ DATABASE_URL: database.url, PROCESS_ROLE: 'api' });

/** Longer than a test may take. */
const LONG_DRAIN = 300;

const first = await startProduct({ ...config, DRAIN_SECONDS: LONG_DRAIN });

const port = Number(new URL(first.client.baseUrl).port);

afterAll(async () => {
  await first.end('SIGKILL');
  await database.drop();
});

const LISTENS = '0A';

/** How many sockets listen at a port, as Linux tells. */
function socketsAt(wanted: number): number {
  const address = `:${wanted.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .filter((row) => {
      const [, local, , state] = row.trim().split(/\s+/);
      return local?.endsWith(address) && state === LISTENS;
    }).length;
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('A process takes calls by as many sockets as it says', () => {
  expect(socketsAt(port)).toBe(SOCKETS);
});

it('A process whose port another has ends, and says so', async () => {
  const second = await startProduct({ ...config, PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('EADDRINUSE');
  expect((await first.client.get('/health/ready')).status).toBe(200);
});

const NOBODY = '/api/user/nobody@example.com';
const SIGN_IN = JSON.stringify({ email: 'nobody@example.com', password: 'Wrong-horse-7' });

let product: ProductProcess;

const launched: ProductProcess[] = [];
afterEach(() => Promise.all(launched.splice(0).map((one) => one.end('SIGKILL'))));

const launch = async (changes: Partial<Config> = {}): Promise<void> => {
  product = await startProduct({ ...config, ...changes });
  launched.push(product);
};

const ask = (signal: NodeJS.Signals = 'SIGTERM') => process.kill(product.pid!, signal);

const statusOf = async (path: string) => (await product.client.get(path)).status;

describe('A process that is told to end', () => {
  it('is not ready at once, goes on answering, parts with each caller, and hurries when it is asked again', async () => {
    product = first;
    expect((await product.client.get(NOBODY)).headers.get('connection')).toBe('keep-alive');
    ask();
    await until(async () => (await statusOf('/health/ready')) === 503);
    expect(await statusOf('/health/live')).toBe(200);
    const later = await product.client.get(NOBODY);
    expect(later.status).toBe(404);
    expect(later.headers.get('connection')).toBe('close');
    ask('SIGINT');
    expect(await product.exited).toBe(0);
  });

  it('answers the request under way and all who stood in line, and waits for no connection that asks nothing', async () => {
    await launch();
    const { port, hostname } = new URL(product.client.baseUrl);
    const connectTo = () => connect(Number(port), hostname);
    const silent = connectTo();
    await once(silent, 'connect');
    const agent = new Agent({ keepAlive: true });
    const [idle] = (await once(
      get(`${product.client.baseUrl}/health/live`, { agent }),
      'response',
    )) as [IncomingMessage];
    idle.resume();
    const slow = connectTo();
    slow.write(`POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n`);
    slow.write(`Content-Type: application/json\r\nContent-Length: ${SIGN_IN.length}\r\n\r\n`);
    const [goOn] = (await once(slow, 'data')) as [Buffer];
    expect(goOn.toString()).toMatch(/^HTTP\/1\.1 100 /);
    ask('SIGSTOP');
    const callers = Array.from({ length: 20 }, connectTo);
    const answers = callers.map(async (caller) => {
      caller.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const [head] = (await once(caller, 'data')) as [Buffer];
      return head.toString().split('\r\n')[0];
    });
    await Promise.all(callers.map((caller) => once(caller, 'connect')));
    ask();
    ask('SIGCONT');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
    await until(() => Promise.resolve(product.output().includes('Stopping in 0 s')));
    slow.write(SIGN_IN);
    const [answer] = (await once(slow, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
    expect(await product.exited).toBe(0);
    agent.destroy();
    [silent, slow, ...callers].forEach((socket) => socket.destroy());
  });
});

/** Without Redis it takes longer; in the core of the tests PostgreSQL alone is away. */
const withRedis = hasRedis && IS_NIGHT;

const STORES = ['PostgreSQL', ...(withRedis ? ['Redis'] : [])];

describe.each(STORES)('A process with its queue on %s', (store) => {
  it('ends though its stores are gone', async () => {
    const redis = store === 'Redis' ? await RedisServer.start() : null;
    const proxy = await new DatabaseProxy(database.url).up();
    await launch({
      DATABASE_URL: proxy.url,
      PROCESS_ROLE: 'all',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    await Promise.all([proxy.down(), redis?.down()]);
    await until(async () => (await statusOf('/health/ready')) === 503);
    ask();
    await product.exited;
    expect(product.isAlive()).toBe(false);
  });
});
