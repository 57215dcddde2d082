import { setTimeout as delay } from 'node:timers/promises';
import { ReconnectingClient } from '../platform/database/reconnecting-client.pg.js';

export const ALL = 'all';
type Ids = readonly string[] | typeof ALL;

const CHANNEL = 'attempt_news';
const RECONNECT_MS = 1_000;
/** A notification holds 8,000 bytes at most; an id takes 37. */
const MOST_IDS = 200;

export type NewsChannel = { open(): void; tell(ids: Ids): Promise<void>; close(): Promise<void> };

/** Uses its own connection: a pool would give it to others. Notifications are sent outside of transactions, since
 * commits with notifications wait for each other. @param onNews called with what any process sends, also this one */
export function newsChannel(databaseUrl: string, onNews: (ids: Ids) => void): NewsChannel {
  const stop = new AbortController();
  let client: ReconnectingClient | null = null;
  let isOpen = false;

  const connect = async (): Promise<void> => {
    const fresh = new ReconnectingClient(databaseUrl);
    fresh.on('notification', ({ payload = '' }) => {
      onNews(payload === ALL ? ALL : payload.split(','));
    });
    const ended = new Promise<void>((resolve) => fresh.once('end', () => resolve()));
    await fresh.connect();
    client = fresh;
    if (stop.signal.aborted) await fresh.end();
    await fresh.query(`LISTEN ${CHANNEL}`);
    // Notifications may have been missed while there was no connection.
    onNews(ALL);
    await ended;
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await connect().catch(() => undefined);
      client = null;
      await delay(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  return {
    open() {
      if (!isOpen) void run();
      isOpen = true;
    },
    async tell(ids) {
      if (!client) throw new Error('not connected');
      const parts = ids === ALL ? [ALL] : chunksOf(ids).map((part) => part.join(','));
      for (const part of parts) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, part]);
    },
    async close() {
      stop.abort();
      await client?.end().catch(() => undefined);
    },
  };
}

const chunksOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
    ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS),
  );
