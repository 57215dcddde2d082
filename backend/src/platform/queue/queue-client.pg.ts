import type pg from 'pg';
import { ReconnectingClient } from '../database/reconnecting-client.pg.js';

/** BullMQ's workers wait only after this error; after any other they try again at once. */
const WORTH_WAITING = 'ECONNREFUSED';

const unreachable = (cause: unknown): Error => {
  const words = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(words, { cause }), { code: WORTH_WAITING });
};

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** A database may be away in many ways: all are reported to workers as this one, or they would ask thousands of times a
 * second. */
export class QueueClient extends ReconnectingClient {
  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | undefined {
    const connected = super.connect().catch((error: unknown) => {
      throw unreachable(error);
    });
    if (!callback) return connected;
    const tell = callback as (error: Error | null, client?: pg.Client) => void;
    connected.then(
      (client) => tell(null, client),
      (error: unknown) => tell(error as Error),
    );
    return undefined;
  }
}
