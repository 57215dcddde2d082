import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { nodemailerMailer } from '@portal/backend/email/mailer.nodemailer.js';
import { callProvider, razorpayClient } from '@portal/backend/payments/client.razorpay.js';
import type { Config } from '@portal/backend/platform/config/config.js';
import { queueEngine } from '@portal/backend/platform/queue/queue-engine.bullmq.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { makeCertificate } from './certificate.js';

let folder: string;
/** Behind TLS it only listens: who checks its certificate says nothing. */
let server: TlsServer;
/** PostgreSQL is asked whether it speaks TLS, in plain text, before. */
let database: Server;
const open = new Set<Socket>();
let tries = 0;
let shown = '';

const portOf = (one: Server): number => (one.address() as AddressInfo).port;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-unknown-'));
  const cert = await makeCertificate(folder);
  server = createTlsServer({ cert, key: await readFile(join(folder, 'privkey.pem')) }, (socket) => {
    tries += 1;
    socket.on('data', (bytes: Buffer) => (shown += bytes.toString('latin1')));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  server.on('tlsClientError', () => (tries += 1));
  database = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('S');
      server.emit('connection', socket);
    });
  }).listen(0, '127.0.0.1');
  for (const one of [server, database]) {
    one.on('connection', (socket: Socket) => open.add(socket));
  }
  await Promise.all([once(server, 'listening'), once(database, 'listening')]);
});

afterAll(async () => {
  server.close();
  database.close();
  for (const socket of open) socket.destroy();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  tries = 0;
  shown = '';
});

const databaseUrl = (mode: string) =>
  `postgres://portal:secret@127.0.0.1:${portOf(database)}/portal?sslmode=${mode}`;

/** The product's configuration with an address where this server is. */
const configured = (changes: Partial<Config>): Config =>
  testConfig({ DATABASE_URL: databaseUrl('verify-full'), ...changes });

const MAIL = {
  id: 'a',
  kind: 'verification-code',
  to: 'asha@example.com',
  replyTo: null,
  companyInbox: '',
  data: { name: 'Asha', code: '012345', minutes: 10 },
} as const;

const sent = (address: string) => {
  const mailer = nodemailerMailer(configured({ SMTP_URL: address }), () => Promise.resolve([]));
  return mailer.send(MAIL).finally(() => mailer.close());
};

const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the database, by sslmode=require': () => newDataSource(databaseUrl('require')).initialize(),
  'the database, by sslmode=verify-full': () =>
    newDataSource(databaseUrl('verify-full')).initialize(),
  'the mail server': () => sent(`smtps://portal:secret@127.0.0.1:${portOf(server)}`),
  'the payment provider': async () => {
    const client = razorpayClient(
      configured({ RAZORPAY_API_URL: `https://127.0.0.1:${portOf(server)}` }),
    );
    return callProvider(async () => (await client()).payments.fetch('pay_1'));
  },
};

const reasonOf = (name: string) => (name.startsWith('the payment') ? undefined : /self-signed/);

describe('A server whose certificate nobody vouches for', () => {
  it.each(Object.entries(CALLS))('is shown nothing where it stands for %s', async (name, call) => {
    await expect(call()).rejects.toThrow(reasonOf(name));
    await until(() => Promise.resolve(tries > 0));
    expect(shown).toBe('');
  });

  it('is shown nothing where it stands for the queue', async () => {
    const engine = queueEngine(
      configured({ REDIS_URL: `rediss://:secret@127.0.0.1:${portOf(server)}` }),
    );
    const queue = engine.queue('emails');
    queue.on('error', () => undefined);
    // It goes on trying, each time in vain.
    await until(() => Promise.resolve(tries > 2));
    await queue.close();
    engine.close();
    expect(shown).toBe('');
  });
});
