import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { isMigrated, migrate } from '../../app/migrate.js';
import { DatabaseProxy } from '../../testing/database-proxy.js';
import { makeRoles, type DatabaseRoles } from '../../testing/database-roles.js';
import { freePort } from '../../testing/free-port.js';
import { SmtpStandIn } from '../../testing/smtp-stand-in.js';
import { signUpForm } from '../../testing/students.js';
import { TestClient } from '../../testing/test-client.js';
import { testConfig, variablesOf } from '../../testing/test-config.js';
import { createTestDatabase, WITH_BANK, type TestDatabase } from '../../testing/test-database.js';
import { until } from '../../testing/until.js';

const MAIN = join(import.meta.dirname, '../../../dist/bundle/main.js');
const NOT_ALLOWED = { code: '42501' };

describe.each([
  ['A new database', 'template1'],
  ['A database that a superuser migrated', 'portal_template'],
])('%s with a role that owns the schema and one that runs the product', (_, template) => {
  let database: TestDatabase;
  let roles: DatabaseRoles;
  let app: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase(template);
    roles = await makeRoles(database);
    app = new pg.Client({ connectionString: roles.appUrl });
    await app.connect();
  });

  afterAll(async () => {
    await app.end();
    await database.drop();
    await roles.drop();
  });

  it('is migrated as its owner, again and again, and found so by the other', async () => {
    await migrate({ DATABASE_URL: roles.appUrl, MIGRATION_DATABASE_URL: roles.ownerUrl });
    expect(await isMigrated(roles.appUrl)).toBe(true);
  });

  it('belongs to its owner in all its parts, and neither role is a superuser', async () => {
    const { rows } = await app.query<{ named: string }>(`
      SELECT oid::regclass::text AS named FROM pg_class
      WHERE relnamespace::regnamespace::text IN ('public', 'bullmq')
        AND relowner::regrole::text <> '${roles.owner}'
      UNION ALL SELECT nspname FROM pg_namespace
      WHERE nspname IN ('public', 'bullmq') AND nspowner::regrole::text <> '${roles.owner}'
      UNION ALL SELECT oid::regprocedure::text FROM pg_proc
      WHERE pronamespace::regnamespace::text IN ('public', 'bullmq')
        AND proowner::regrole::text <> '${roles.owner}'
      UNION ALL SELECT rolname FROM pg_roles WHERE rolname IN ('${roles.owner}', '${roles.app}')
        AND (rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls)`);
    expect(rows).toEqual([]);
  });

  it('lets the product read and change every table, and do no more to any', async () => {
    const { rows } = await app.query<{ named: string; may: string }>(`
      SELECT oid::regclass::text AS named, concat_ws(' ', ${[
        'SELECT',
        'INSERT',
        'UPDATE',
        'DELETE',
        'TRUNCATE',
        'REFERENCES',
        'TRIGGER',
      ]
        .map((right) => `CASE WHEN has_table_privilege(oid, '${right}') THEN '${right}' END`)
        .join(', ')}) AS may
      FROM pg_class WHERE relkind IN ('r', 'p', 'v')
        AND relnamespace::regnamespace::text IN ('public', 'bullmq')`);
    expect(rows.length).toBeGreaterThan(20);
    const isOfMigrations = ({ named }: { named: string }) => /(^|\.)migrations?$/.test(named);
    const rights = (wanted: boolean) =>
      new Set(rows.filter((row) => isOfMigrations(row) === wanted).map(({ may }) => may));
    expect(rights(false)).toEqual(new Set(['SELECT INSERT UPDATE DELETE']));
    expect(rights(true)).toEqual(new Set(['SELECT']));
  });

  it.each([
    'DROP TABLE students',
    'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
    'TRUNCATE students CASCADE',
    'CREATE TABLE stray (id int)',
    'CREATE OR REPLACE FUNCTION check_writable() RETURNS void LANGUAGE sql AS $$ SELECT $$',
    'DELETE FROM migrations',
  ])('refuses the product: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject(NOT_ALLOWED);
  });

  it('is migrated beside extensions and tables of others, which stay theirs', async () => {
    const ofOthers = `SELECT proname AS name, proowner::regrole::text AS owner FROM pg_proc
      WHERE proname LIKE 'pg_stat_statements%'
      UNION ALL SELECT relname, relowner::regrole::text FROM pg_class
      WHERE relname IN ('of_another', 'pg_stat_statements') ORDER BY 1`;
    await roles.asSuperuser('CREATE EXTENSION pg_stat_statements');
    await roles.makeAgain();
    await roles.asSuperuser('CREATE TABLE of_another (id int)');
    const { rows } = await app.query<{ owner: string }>(ofOthers);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ owner }) => owner === roles.owner)).toEqual([]);
    await migrate({ DATABASE_URL: roles.appUrl, MIGRATION_DATABASE_URL: roles.ownerUrl });
    expect((await app.query(ofOthers)).rows).toEqual(rows);
    await expect(app.query('SELECT FROM of_another')).rejects.toMatchObject(NOT_ALLOWED);
  });
});

describe('The product as a role that owns nothing', () => {
  let database: TestDatabase;
  let roles: DatabaseRoles;
  let smtp: SmtpStandIn;

  beforeAll(async () => {
    database = await createTestDatabase(WITH_BANK);
    roles = await makeRoles(database);
    smtp = await new SmtpStandIn().up();
  });

  afterAll(async () => {
    await smtp.down();
    await database.drop();
    await roles.drop();
  });

  const launched: ChildProcess[] = [];
  afterEach(() =>
    Promise.all(
      launched.splice(0).map((child) => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        return gone;
      }),
    ),
  );

  /** Starts it while the database is away, and brings that back once the start waits. */
  async function startWhileAway(
    proxy: DatabaseProxy,
    role: 'api' | 'worker',
    bringBack: () => Promise<unknown>,
  ) {
    const port = await freePort();
    const settings = testConfig({
      ...{ DATABASE_URL: proxy.url, SMTP_URL: smtp.url, MIGRATE_AT_START: false },
      ...{ PROCESS_ROLE: role, PORT: port },
    });
    const env = { ...variablesOf(settings), NODE_ENV: 'production', ADMIN_PASSWORD: '' };
    const child = spawn(process.execPath, [MAIN], { env });
    launched.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const says = (words: string) =>
      until(() => {
        if (child.exitCode !== null) throw new Error(`It ended:\n${output}`);
        return Promise.resolve(output.includes(words));
      });
    await says(`Waiting for the database at ${new URL(proxy.url).host} (DATABASE_URL)`);
    await bringBack();
    await says('Nest application successfully started');
    return { client: new TestClient(`http://127.0.0.1:${port}`), output: () => output };
  }

  it('waits at its start for a database that is away or full, then serves, works on a queue in PostgreSQL, and says that there is no admin', async () => {
    const proxy = new DatabaseProxy(roles.appUrl);
    await proxy.up();
    await proxy.down();
    const worker = await startWhileAway(proxy, 'worker', () => proxy.up());
    const limit = (count: number) =>
      roles.asSuperuser(`ALTER ROLE ${roles.app} CONNECTION LIMIT ${count}`);
    await limit(0);
    const api = await startWhileAway(proxy, 'api', () => limit(-1));
    const form = signUpForm();
    expect((await api.client.post('/api/auth/signup', form)).status).toBe(200);
    await until(() => Promise.resolve(smtp.mailsTo(form.email).length > 0));
    const output = `${api.output()}${worker.output()}`;
    expect(output).not.toMatch(/permission denied|must be owner/);
    expect(output).toMatch(/There is no admin.*reset-admin\.js/);
    await proxy.down();
  });
});
