import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProduct } from '@portal/backend/testing/product-process.js';
import { RedisServer } from '@portal/backend/testing/redis-server.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import type { Child } from '../shared/child.js';
import { query, startDatabaseServer } from '../shared/database.js';
import type { FromSink, ToSink } from './sink-messages.js';

/** The mail server that all rounds send to. */
export type Sink = Child<ToSink, FromSink>;

/** As many as nodemailer's pool has by default. */
const CONNECTIONS = 5;

const FILL = `
  INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
  SELECT gen_random_uuid(), 'verification-code', 'asha-' || n || '@example.com',
    '{"name": "Asha Rao", "code": "123456"}', 'pending', 0, now()
  FROM generate_series(1, $1) AS n`;

const NOT_SENT = "SELECT count(*)::int AS count FROM emails WHERE state <> 'sent'";

/** Sends all mails in one way; answers with the mails a second. */
export type Round = (sink: Sink, settings: ToSink) => Promise<number>;

/** Begins a round: where mails are sent to, and then how many came in a second. */
async function begin(sink: Sink, settings: ToSink) {
  const ready = sink.heard('ready');
  sink.tell(settings);
  const url = `smtp://127.0.0.1:${(await ready).port}`;
  const rate = sink.heard('done').then(({ seconds, distinct }) => {
    const twice = settings.awaited - distinct;
    if (twice !== 0) throw new Error(`${twice} mails came twice`);
    return (settings.awaited - 1) / seconds;
  });
  return { url, rate };
}

export const plainRound: Round = async (sink, settings) => {
  const { url, rate } = await begin(sink, settings);
  const words = [url, String(settings.awaited), String(CONNECTIONS)];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain.js'), ...words], {
    stdio: 'inherit',
  });
  await once(child, 'exit');
  return rate;
};

/** A worker of the built product, with the whole outbox to send. */
export const productRound =
  (onRedis: boolean): Round =>
  async (sink, settings) => {
    const database = await startDatabaseServer();
    const redis = onRedis ? await RedisServer.start() : null;
    try {
      const databaseUrl = await database.migrated('mail');
      await query(databaseUrl, FILL, [settings.awaited]);
      await query(databaseUrl, 'ANALYZE emails');
      const { url, rate } = await begin(sink, settings);
      const config = testConfig({
        DATABASE_URL: databaseUrl,
        SMTP_URL: url,
        PROCESS_ROLE: 'worker',
        ...(redis ? { REDIS_URL: redis.url } : {}),
      });
      const worker = await startProduct(config);
      const mailsASecond = await rate;
      await worker.end('SIGTERM');
      const [row] = await query<{ count: number }>(databaseUrl, NOT_SENT);
      if (row?.count !== 0) throw new Error(`${String(row?.count)} mails were not noted as sent`);
      return mailsASecond;
    } finally {
      await database.stop();
      await redis?.down();
    }
  };
