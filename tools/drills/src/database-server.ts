import { rm } from 'node:fs/promises';
import { copyCluster } from '@portal/sandbox/postgres/testing/copy-cluster.js';
import { makeQuickFolder } from '@portal/sandbox/postgres/testing/quick-folder.js';
import { startPostgres, type RunningPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import pg from 'pg';

const DATABASE = 'drill';

/** A server's data that Jest made before its tests, with this database in it; elsewhere there is none. */
const TO_COPY = process.env.TEST_POSTGRES_TO_COPY;
const WITH_BANK = 'portal_template_with_bank';

/** A durable PostgreSQL of one drill's own, that can be restarted under anyone who uses it. */
export class DatabaseServer {
  private constructor(
    private readonly dataDir: string,
    private server: RunningPostgres,
  ) {}

  static async start(): Promise<DatabaseServer> {
    // Processes are killed here, never the machine: what was written is kept in memory as on a disk.
    const dataDir = makeQuickFolder('portal-drill');
    if (TO_COPY) copyCluster(TO_COPY, dataDir);
    const server = await startPostgres({ dataDir, durable: true });
    await server.createDatabase(DATABASE, TO_COPY && WITH_BANK);
    return new DatabaseServer(dataDir, server);
  }

  get url(): string {
    return this.server.url(DATABASE);
  }

  /** Ends every connection and transaction on the spot (an "immediate" shutdown), and starts again. */
  async restartAtOnce(): Promise<void> {
    process.kill(await this.postmaster(), 'SIGQUIT');
    await this.server.exited;
    await this.server.stop();
    this.server = await startPostgres({ dataDir: this.dataDir, durable: true });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async postmaster(): Promise<number> {
    const client = new pg.Client({ connectionString: this.server.url('postgres') });
    await client.connect();
    try {
      const { rows } = await client.query<{ pid: string }>(
        "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid",
      );
      return Number(rows[0]?.pid);
    } finally {
      await client.end();
    }
  }
}
