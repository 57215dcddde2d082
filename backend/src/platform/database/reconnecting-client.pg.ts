import pg from 'pg';

/**
 * A client that outlives the loss of its connection. Whoever uses it learns of it by the query that
 * fails; but a client that nobody listens to, between two queries, would end the process.
 */
export class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
