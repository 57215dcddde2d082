import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';
import { until } from './until.js';

const PROGRAM = process.env.PGBOUNCER_PATH ?? 'pgbouncer';
const SHIPPED = join(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini');

/** Those before 1.21 forget the statements that were named. */
const versionOf = (told: string): number => Number(/^PgBouncer 1\.(\d+)/.exec(told)?.[1] ?? 0);

const told = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });

/** Whether this machine has a PgBouncer to start that is new enough. */
export const hasPgBouncer = told.status === 0 && versionOf(told.stdout) >= 21;

/** What of the settings that are shipped a test changes: where things are, and how many. */
function settingsFor(databaseUrl: string, changes: Readonly<Record<string, string>>): string {
  const url = new URL(databaseUrl);
  const to = `host=${decodeURIComponent(url.hostname)} port=${url.port} dbname=${url.pathname.slice(1)}`;
  const moved = readFileSync(SHIPPED, 'utf8').replace('host=postgres port=5432 dbname=portal', to);
  return Object.entries(changes).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbouncer.ini does not set ${name}`);
    return text.replace(line, `${name} = ${value}`);
  }, moved);
}

/** PgBouncer with the settings that are shipped, before a database of a test's. */
export class PgBouncer {
  private process: ChildProcess | null = null;
  private output = '';

  private constructor(
    private readonly folder: string,
    private readonly account: { readonly uid: number; readonly gid: number },
    private readonly port: number,
  ) {}

  /** @param poolSize how many connections of PostgreSQL it may have */
  static async start(databaseUrl: string, poolSize: number): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
    // It refuses to run as root, and runs as who owns PostgreSQL's socket then.
    chmodSync(folder, 0o755);
    const { uid, gid } = statSync(decodeURIComponent(new URL(databaseUrl).hostname));
    const port = await freePort();
    const users = join(folder, 'users');
    writeFileSync(users, '"postgres" "of-this-test"\n');
    const settings = settingsFor(databaseUrl, {
      listen_addr: '127.0.0.1',
      listen_port: String(port),
      auth_file: users,
      default_pool_size: String(poolSize),
    });
    writeFileSync(join(folder, 'pgbouncer.ini'), `${settings}\nstats_users = postgres\n`);
    const one = new PgBouncer(folder, { uid, gid }, port);
    await one.up();
    return one;
  }

  get url(): string {
    return this.urlOf('portal');
  }

  async up(): Promise<void> {
    const child = spawn(PROGRAM, [join(this.folder, 'pgbouncer.ini')], {
      ...(process.getuid?.() === 0 ? this.account : {}),
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.process = child;
    await until(() => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${this.output}`);
      return this.connections().catch(() => null);
    });
  }

  async down(): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process) return;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  /** For good. */
  async stop(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** How many of PostgreSQL's connections it has, and how many the product has to it. */
  async connections(): Promise<{ readonly servers: number; readonly clients: number }> {
    const client = new pg.Client({ connectionString: this.urlOf('pgbouncer') });
    await client.connect();
    try {
      const of = async (what: string) => {
        const { rows } = await client.query<{ database: string }>(`SHOW ${what}`);
        return rows.filter(({ database }) => database === 'portal').length;
      };
      return { servers: await of('SERVERS'), clients: await of('CLIENTS') };
    } finally {
      await client.end();
    }
  }

  private urlOf(database: string): string {
    return `postgresql://postgres:of-this-test@127.0.0.1:${this.port}/${database}`;
  }
}
