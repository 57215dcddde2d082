import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startInbox } from '@portal/sandbox/inbox/start-inbox.js';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import { startRazorpay, type RazorpayStandIn } from '@portal/sandbox/razorpay/start-razorpay.js';
import pg from 'pg';
import { until } from './until.js';

const ROOT = join(import.meta.dirname, '../../..');
const DATABASE = 'portal';
const KEYS = {
  keyId: 'rzp_test_ABCDEFGHIJKLMN',
  keySecret: 'a-key-secret-for-tests',
  webhookSecret: 'a-webhook-secret-for-tests',
};

/** The built product as its own process, with everything around it, on free ports. */
export type Product = {
  readonly url: string;
  readonly inboxUrl: string;
  /** The payment provider, for people. */
  readonly providerUrl: string;
  readonly adminPassword: string;
  /** The payment provider, as its customers and their banks use it. */
  readonly provider: Omit<RazorpayStandIn, 'stop'>;
  /** Runs SQL in the product's database, to arrange what would take days. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** The payment provider goes away, and does not come back. */
  stopProvider(): Promise<void>;
  /** Kills the server outright and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function launch(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const preload = pathToFileURL(join(ROOT, 'sandbox/dist/exit-with-parent.js')).href;
  const entry = join(ROOT, 'backend/dist/main.js');
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', preload, entry], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`);
    return isReady(url);
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function startDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, durable: false });
  await postgres.createDatabase(DATABASE);
  const pool = new pg.Pool({ connectionString: postgres.url(DATABASE) });
  // PostgreSQL may end a connection that nobody waits for, when it is stopped.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return {
    url: postgres.url(DATABASE),
    sql: async (text: string, values: unknown[] = []) =>
      (await pool.query<Record<string, unknown>>(text, values)).rows,
    async stop() {
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts all of it. */
export async function startProduct(): Promise<Product> {
  const database = await startDatabase();
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  const razorpay = await startRazorpay({ port: 0, ...KEYS });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  razorpay.sendWebhooksTo(`${url}/api/payments/webhook`);
  const adminPassword = 'first-admin-password';
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'Saral Digital <no-reply@example.com>',
    COMPANY_INBOX: 'hello@example.com',
    DRAIN_SECONDS: '0',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: razorpay.apiUrl,
    RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl,
    JWT_SECRET: 'a-jwt-secret-for-tests-of-32-characters',
    ADMIN_PASSWORD: adminPassword,
  };
  let child = await launch(env, url);
  let providerStopped: Promise<void> | undefined;
  const stopProvider = () => (providerStopped ??= razorpay.stop());
  return {
    url,
    inboxUrl: inbox.httpUrl,
    providerUrl: razorpay.overviewUrl,
    adminPassword,
    provider: razorpay,
    sql: (text, values) => database.sql(text, values),
    stopProvider,
    async restart() {
      await end(child, 'SIGKILL');
      child = await launch(env, url);
    },
    async stop() {
      await end(child, 'SIGTERM');
      await Promise.all([inbox.stop(), stopProvider()]);
      await database.stop();
    },
  };
}
