import pg from 'pg';
import type { Config } from '../../platform/config/config.js';
import { type AddressName, namedAddress } from '../../platform/config/named-address.js';
import { isMigrated } from '../migrate.js';
import { type Finding, finding, notKnown, ok, wrong } from './finding.js';

const CONNECT_MS = 5_000;

const CLOSED_TABLES = `
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind IN ('r', 'p') AND relname <> 'migrations'
    AND relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'students'::regclass)
    AND relowner = (SELECT relowner FROM pg_class WHERE oid = 'students'::regclass)
    AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
      AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))`;

const ARCHIVE = `
  SELECT current_setting('archive_mode') <> 'off' AS "isOn", last_archived_time AS "archivedAt",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "hasFailed"
  FROM pg_stat_archiver`;

const BACKED_UP = 'SELECT backed_up_at AS "backedUpAt" FROM readiness';
/** The service copies every ten minutes. */
const LATE_MS = 7_200_000;

type Archive = {
  readonly isOn: boolean;
  readonly archivedAt: Date | null;
  readonly hasFailed: boolean;
};

async function checkRights(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(CLOSED_TABLES);
  if (rows.length > 0) {
    const tables = rows.map(({ name }) => name).join(', ');
    return wrong(
      'DATABASE_URL',
      `its role has no rights to ${tables}: run node backend/dist/bundle/migrate.js with MIGRATION_DATABASE_URL`,
    );
  }
  await client.query('SELECT check_writable()');
  return ok('DATABASE_URL', 'is migrated, and rows can be read and written');
}

async function checkAdmins(client: pg.Client): Promise<Finding> {
  const { rowCount } = await client.query('SELECT FROM admins WHERE active LIMIT 1');
  return rowCount
    ? ok('ADMIN_PASSWORD', 'there is an admin')
    : wrong(
        'ADMIN_PASSWORD',
        'there is no admin: set it and start again, or run node backend/dist/bundle/reset-admin.js <user name>',
      );
}

async function checkEvents(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ at: Date | null }>(
    'SELECT max(received_at) AS at FROM provider_events',
  );
  const at = rows[0]?.at;
  return at
    ? ok('RAZORPAY_WEBHOOK_SECRET', `the last event came at ${at.toISOString()}`)
    : notKnown(
        'RAZORPAY_WEBHOOK_SECRET',
        'no event has come yet: in the dashboard the webhook must have this secret and end in /api/payments/webhook',
      );
}

async function checkBackup(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<Archive>(ARCHIVE);
  const { isOn, archivedAt, hasFailed } = rows[0] ?? {
    isOn: false,
    archivedAt: null,
    hasFailed: false,
  };
  if (hasFailed)
    return wrong(
      'The backup',
      'PostgreSQL fails to archive its log: see docs/runbooks/archiving-fails.md',
    );
  const archive = isOn
    ? `its log was archived at ${archivedAt?.toISOString() ?? 'no time yet'}`
    : 'PostgreSQL archives no log';
  const { rows: noted } = await client.query<{ backedUpAt: Date | null }>(BACKED_UP);
  const at = noted[0]?.backedUpAt;
  if (!at) return notKnown('The backup', `none is noted, and ${archive}: see docs/operations`);
  const words = `the last one is of ${at.toISOString()}, and ${archive}`;
  return Date.now() - at.getTime() > LATE_MS ? wrong('The backup', words) : ok('The backup', words);
}

async function connect<Answer>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  // What breaks later is the error of the query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const NOT_MIGRATED =
  'is not migrated: run node backend/dist/bundle/migrate.js, or start the product';

function checkContent(client: pg.Client): Promise<readonly Finding[]> {
  const checks = [checkRights, checkAdmins, checkEvents, checkBackup];
  return checks.reduce<Promise<readonly Finding[]>>(
    async (before, check) => [
      ...(await before),
      ...(await finding('DATABASE_URL', 'its role lacks a right', () => check(client))),
    ],
    Promise.resolve([]),
  );
}

const OWNS = `
  SELECT pg_has_role(relowner, 'MEMBER') AS owns FROM pg_class WHERE oid = to_regclass('students')`;

async function checkOther(name: AddressName, client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ owns: boolean }>(OWNS);
  return name === 'MIGRATION_DATABASE_URL' && rows[0]?.owns === false
    ? wrong(name, 'its role does not own the schema: use the owner of deploy/postgres/roles.sql')
    : ok(name, 'the database answers');
}

const OTHERS: readonly (AddressName & keyof Config)[] = [
  'MIGRATION_DATABASE_URL',
  'DATABASE_POOL_URL',
];

export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const { DATABASE_URL } = config;
  const reach = (name: AddressName, ask: () => Promise<Finding | readonly Finding[]>) =>
    finding(
      name,
      `cannot be used: look at host, user and password of ${namedAddress(config, name)}`,
      ask,
    );
  const others = OTHERS.flatMap((name) => {
    const url = config[name];
    return url ? [reach(name, () => connect(url, (client) => checkOther(name, client)))] : [];
  });
  const main = await reach('DATABASE_URL', async () =>
    (await isMigrated(DATABASE_URL))
      ? connect(DATABASE_URL, checkContent)
      : wrong('DATABASE_URL', NOT_MIGRATED),
  );
  return [...main, ...(await Promise.all(others)).flat()];
}
