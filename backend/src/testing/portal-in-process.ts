import { getDataSourceToken } from '@nestjs/typeorm';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
/* oxlint-disable no-restricted-imports -- tests run against the sandbox's parts */
import { startInbox } from '@portal/sandbox/inbox/start-inbox.js';
import { startRazorpay } from '@portal/sandbox/razorpay/start-razorpay.js';
import type { DataSource } from 'typeorm';
import { beginSession } from './begin-session.js';
import { createTestDatabase, WITH_BANK } from './test-database.js';
import { testConfig } from './test-config.js';
import { TestClient } from './test-client.js';
import type { Audience } from '../accounts/session-tokens.jwt.js';
import { ensureFirstAdmin } from '../staff/first-admin.js';
import type { Log } from '../platform/observability/log.pino.js';
import { type Config, runsJobs } from '../platform/config/config.js';
import { createApp } from '../app/http-server.js';
import type { Jobs } from '../app/jobs.js';
import { LISTS } from '../app/lists.js';
import { accessTable } from '../app/routes.js';
import { JOBS } from '../platform/jobs.js';
import { PORTS, type Ports } from '../platform/ports.js';

export type Replica = {
  readonly app: NestFastifyApplication;
  readonly client: TestClient;
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly ports: Ports;
  readonly routes: ReturnType<typeof accessTable>;
  readonly lists: typeof LISTS;
  /** Begins a session of this account without a password. @returns its token */
  readonly beginSession: (
    holder: Audience,
    account: { readonly id: string; readonly sessionVersion: number },
  ) => Promise<string>;
};

async function startReplica(config: Config, log: Log | false = false): Promise<Replica> {
  const app = await createApp(config, log);
  const dataSource = app.get<DataSource>(getDataSourceToken());
  const ports = app.get<Ports>(PORTS);
  await ensureFirstAdmin(config, ports);
  if (runsJobs(config)) await app.get<Jobs>(JOBS).start(config, dataSource, ports);
  await app.listen(0, '127.0.0.1');
  const client = new TestClient(await app.getUrl());
  return {
    ...{ app, client, config, dataSource, ports, routes: accessTable(), lists: LISTS },
    beginSession: (holder, account) => beginSession({ config, dataSource }, holder, account),
  };
}

export type TestPortal = Replica & {
  readonly inbox: Awaited<ReturnType<typeof startInbox>>;
  readonly razorpay: Awaited<ReturnType<typeof startRazorpay>>;
  addReplica(changes?: Partial<Config>): Promise<Replica>;
  stop(): Promise<void>;
};

export async function startPortal(
  changes: Partial<Config> = {},
  log: Log | false = false,
): Promise<TestPortal> {
  const database = await createTestDatabase(WITH_BANK);
  const base = testConfig({ DATABASE_URL: database.url });
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  const razorpay = await startRazorpay({
    port: 0,
    keyId: base.RAZORPAY_KEY_ID,
    keySecret: base.RAZORPAY_KEY_SECRET,
    webhookSecret: base.RAZORPAY_WEBHOOK_SECRET,
    sendWebhooks: false,
  });
  const config = {
    ...base,
    SMTP_URL: inbox.smtpUrl,
    RAZORPAY_API_URL: razorpay.apiUrl,
    RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl,
    ...changes,
  };
  const first = await startReplica(config, log);
  const replicas = [first];
  return {
    ...first,
    inbox,
    razorpay,
    async addReplica(more = {}) {
      const replica = await startReplica({ ...config, ...more });
      replicas.push(replica);
      return replica;
    },
    async stop() {
      await Promise.all(replicas.map(({ app }) => app.close()));
      await Promise.all([inbox.stop(), razorpay.stop()]);
      await database.drop();
    },
  };
}
