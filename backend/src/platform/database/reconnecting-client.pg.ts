import pg from 'pg';

/** A lost connection fails its next query; without a listener, its error would end the process. */
export class ReconnectingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
