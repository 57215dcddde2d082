import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { LocalServer } from './local-server.js';

/** A way to the database that can be cut, so that one file's trouble is no other's. */
export class DatabaseProxy extends LocalServer {
  constructor(private readonly target: string) {
    super();
  }

  get url(): string {
    const { user = '', password, database = '' } = new pg.Client(this.target);
    // Without a password, it is null, whatever its type says.
    const who = [user, String(password as unknown)].map(encodeURIComponent).join(':');
    return `postgresql://${who}@127.0.0.1:${this.port}/${database}`;
  }

  protected serve(client: Socket): void {
    const { host, port } = new pg.Client(this.target);
    const database = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(port, host);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.keep(from).on('close', () => to.destroy());
      from.pipe(to);
    }
  }
}
