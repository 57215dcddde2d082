import { createRequire } from 'node:module';
import pg from 'pg';

/** A lost connection fails its next query; without a listener, its error would end the process. */
const reconnecting = (Client: typeof pg.Client): typeof pg.Client =>
  class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.on('error', () => undefined);
    }
  };

export class ReconnectingClient extends reconnecting(pg.Client) {}

// BullMQ makes one itself, of the package that no bundle holds, and listens for errors only when it has connected.
const packaged = createRequire(import.meta.url)('pg') as typeof pg;
Object.assign(packaged, { Client: reconnecting(packaged.Client) });
