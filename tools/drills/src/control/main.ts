/**
 * What many would write first, for the drills to be tried on: the request stores what it has to
 * store, tells the queue, and forgets it. The queue has its default settings, and the worker sends
 * whatever job it gets. Never part of the product.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runMigrations, type Queue } from 'bullmq';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { controlQueue, controlWorker } from './queue.js';
import type { ControlSettings } from './settings.js';

const ADD_TRIES = 3;
const TABLE = 'CREATE TABLE IF NOT EXISTS control_mails (id uuid PRIMARY KEY, to_address text)';
const STORE = 'INSERT INTO control_mails (id, to_address) VALUES ($1, $2)';
const LOOK_UP = 'SELECT to_address AS "to" FROM control_mails WHERE id = $1';

const settings = process.env as unknown as ControlSettings;
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL });

async function enqueue(queue: Queue, id: string): Promise<void> {
  for (let tries = 1; tries <= ADD_TRIES; tries++) {
    try {
      await queue.add('send', { id });
      return;
    } catch {
      // The next try may do.
    }
  }
}

async function take(queue: Queue, request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { to } = JSON.parse(body) as { to: string };
  const id = randomUUID();
  await pool.query(STORE, [id, to]);
  await enqueue(queue, id);
  return JSON.stringify({ id });
}

async function busy(queue: Queue): Promise<string> {
  const counts = await queue.getJobCounts('wait', 'active', 'delayed');
  return JSON.stringify({ busy: Object.values(counts).some((count) => count > 0) });
}

async function serve(): Promise<number> {
  const client = await pool.connect();
  await client.query(TABLE);
  await runMigrations(client, 'bullmq');
  client.release();
  const queue = controlQueue(settings).on('error', () => undefined);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const told = request.method === 'POST' ? await take(queue, request) : await busy(queue);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(told);
    } catch {
      response.writeHead(500).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function work(): number {
  const transport = createTransport({ url: settings.SMTP_URL, pool: true });
  const send = async ({ data }: { data: { id: string } }) => {
    const { rows } = await pool.query<{ to: string }>(LOOK_UP, [data.id]);
    const to = rows[0]?.to;
    await transport.sendMail({ from: 'no-reply@example.com', to, subject: 'Hello', text: 'Hello' });
  };
  controlWorker(settings, send).on('error', () => undefined);
  return 0;
}

const port = settings.CONTROL_ROLE === 'api' ? await serve() : work();
process.send?.({ port });
