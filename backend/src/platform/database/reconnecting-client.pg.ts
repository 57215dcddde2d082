import pg from 'pg';

/** A lost connection fails its next query; an error that nobody listens to, between two, would end the process. */
export class ReconnectingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
