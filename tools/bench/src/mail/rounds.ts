import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrate } from '@portal/backend/app/migrate.js';
import { startProduct } from '@portal/backend/testing/product-process.js';
import { RedisServer } from '@portal/backend/testing/redis-server.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import pg from 'pg';
import { DatabaseServer } from '../../../drills/dist/database-server.js';
import type { ToSink } from './sink-messages.js';
import type { SinkProcess } from './sink-process.js';

/** As many as nodemailer's pool has by default. */
const CONNECTIONS = 5;

const FILL = `
  INSERT INTO emails (id, kind, to_address, data, state, tries, created_at)
  SELECT gen_random_uuid(), 'verification-code', 'asha-' || n || '@example.com',
    '{"name": "Asha Rao", "code": "123456"}', 'pending', 0, now()
  FROM generate_series(1, $1) AS n`;

const NOT_SENT = "SELECT count(*)::int AS count FROM emails WHERE state <> 'sent'";

/** Sends all mails in one way; answers with the mails a second. */
export type Round = (sink: SinkProcess, settings: ToSink) => Promise<number>;

export const plainRound: Round = async (sink, settings) => {
  const url = await sink.begin(settings);
  const rate = sink.rate(settings);
  const words = [url, String(settings.awaited), String(CONNECTIONS)];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain.js'), ...words], {
    stdio: 'inherit',
  });
  await once(child, 'exit');
  return rate;
};

async function query(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A worker of the built product, with the whole outbox to send. */
export const productRound =
  (onRedis: boolean): Round =>
  async (sink, settings) => {
    const database = await DatabaseServer.start();
    const redis = onRedis ? await RedisServer.start() : null;
    try {
      await migrate({ DATABASE_URL: database.url });
      await query(database.url, FILL, [settings.awaited]);
      await query(database.url, 'ANALYZE emails');
      const url = await sink.begin(settings);
      const rate = sink.rate(settings);
      const config = testConfig({
        DATABASE_URL: database.url,
        SMTP_URL: url,
        PROCESS_ROLE: 'worker',
        ...(redis ? { REDIS_URL: redis.url } : {}),
      });
      const worker = await startProduct(config);
      const mailsASecond = await rate;
      await worker.end('SIGTERM');
      const [row] = (await query(database.url, NOT_SENT)) as [{ count: number }];
      if (row.count > 0) throw new Error(`${row.count} mails were not noted as sent`);
      return mailsASecond;
    } finally {
      await database.stop();
      await redis?.down();
    }
  };
