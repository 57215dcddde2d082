import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { isMigrated, migrate } from '../../app/migrate.js';
import { DatabaseProxy } from '../../testing/database-proxy.js';
import { makeRoles, type DatabaseRoles } from '../../testing/database-roles.js';
import { startProduct } from '../../testing/product-process.js';
import { SmtpStandIn } from '../../testing/smtp-stand-in.js';
import { signUpForm } from '../../testing/students.js';
import { testConfig, variablesOf } from '../../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
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
    database = await createTestDatabase('template1');
    roles = await makeRoles(database);
    smtp = await new SmtpStandIn().up();
  });

  afterAll(async () => {
    await smtp.down();
    await database.drop();
    await roles.drop();
  });

  const config = () =>
    testConfig({ DATABASE_URL: roles.appUrl, SMTP_URL: smtp.url, MIGRATE_AT_START: false });

  it('serves, and works on a queue in PostgreSQL', async () => {
    const api = await startProduct({ ...config(), PROCESS_ROLE: 'api' });
    const worker = await startProduct({ ...config(), PROCESS_ROLE: 'worker' });
    try {
      const form = signUpForm();
      expect((await api.client.post('/api/auth/signup', form)).status).toBe(200);
      await until(() => Promise.resolve(smtp.mailsTo(form.email).length > 0));
      expect(`${api.output()}${worker.output()}`).not.toMatch(/permission denied|must be owner/);
    } finally {
      await Promise.all([api.end('SIGKILL'), worker.end('SIGKILL')]);
    }
  });

  it.each(['has no connection free', 'is not there yet'])(
    'waits at its start while the database %s, instead of ending',
    async (why) => {
      const isAway = why === 'is not there yet';
      const proxy = new DatabaseProxy(roles.appUrl);
      await proxy.up();
      if (isAway) await proxy.down();
      else await roles.asSuperuser(`ALTER ROLE ${roles.app} CONNECTION LIMIT 0`);
      const settings = variablesOf({ ...config(), DATABASE_URL: proxy.url });
      const env = { ...settings, NODE_ENV: 'production' };
      const child = spawn(process.execPath, [MAIN], { env });
      let output = '';
      const gone = once(child, 'exit');
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const says = (words: string) =>
        until(() => {
          if (child.exitCode !== null) throw new Error(`It ended:\n${output}`);
          return Promise.resolve(output.includes(words));
        });
      try {
        await says(`Waiting for the database at ${new URL(proxy.url).host} (DATABASE_URL)`);
        if (isAway) await proxy.up();
        else await roles.asSuperuser(`ALTER ROLE ${roles.app} CONNECTION LIMIT -1`);
        await says('Nest application successfully started');
      } finally {
        child.kill('SIGKILL');
        await gone;
        await proxy.down();
      }
    },
  );
});
