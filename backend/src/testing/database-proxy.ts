import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';

/** A way to the database that can be cut, so that one file's trouble is no other's. */
export class DatabaseProxy {
  private server: Server | null = null;
  private port = 0;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly target: string) {}

  /** The database's address by this way. */
  get url(): string {
    const { user = '', password, database = '' } = new pg.Client(this.target);
    // Without a password, it is null, whatever its type says.
    const who = [user, String(password as unknown)].map(encodeURIComponent).join(':');
    return `postgresql://${who}@127.0.0.1:${this.port}/${database}`;
  }

  async up(): Promise<this> {
    this.server = createServer((client) => this.join(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Ends every connection at once, and takes no new one. */
  async down(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(server, 'close');
  }

  private join(client: Socket): void {
    const { host, port } = new pg.Client(this.target);
    const database = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(port, host);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  }
}
