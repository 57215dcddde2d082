import pg from 'pg';
import { EMAIL_QUEUE } from '../email/index.js';
import { QUEUE_SCHEMA, SCHEDULE_QUEUE } from '../platform/queue/queue-names.js';

export const roleOf = (databaseUrl: string): string =>
  new pg.Client({ connectionString: databaseUrl }).user ?? '';

const SCHEMAS = ['public', QUEUE_SCHEMA];
const READ_ONLY = ['public.migrations', `${QUEUE_SCHEMA}.migration`];

/** BullMQ creates a sequence at the first use of each queue, which needs the schema's owner. */
const MAKE_SEQUENCES = `SELECT ${QUEUE_SCHEMA}.next_job_id(queue) FROM unnest($1::text[]) AS queue`;
const QUEUES = [EMAIL_QUEUE, SCHEDULE_QUEUE];

const RIGHTS = {
  TABLE: 'SELECT, INSERT, UPDATE, DELETE',
  SEQUENCE: 'USAGE, SELECT',
  ROUTINE: 'EXECUTE',
} as const;

type Own = { readonly kind: keyof typeof RIGHTS; readonly names: readonly string[] };

/** What the owner of the schema may grant: extensions and tables that others put there are not its. */
const OWN = `
  SELECT kind, array_agg(name) AS names FROM (
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind,
      oid::regclass::text AS name, relnamespace AS schema, relowner AS owner
    FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, pronamespace, proowner FROM pg_proc
  ) AS object
  WHERE schema::regnamespace::text = ANY($1) AND owner = current_user::regrole
  GROUP BY kind`;

/** Rows may be read and changed; tables and other objects may not be created, altered, emptied or dropped. */
const grantsFor = (role: string, database: string, own: readonly Own[]): string =>
  [
    // BullMQ adds many jobs through a temporary table.
    `GRANT TEMPORARY ON DATABASE ${database} TO ${role}`,
    ...SCHEMAS.flatMap((schema) => [
      `REVOKE ALL ON SCHEMA ${schema} FROM ${role}`,
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    ]),
    ...own.map(
      ({ kind, names }) => `GRANT ${RIGHTS[kind]} ON ${kind} ${names.join(', ')} TO ${role}`,
    ),
    ...READ_ONLY.map((table) => `REVOKE INSERT, UPDATE, DELETE ON ${table} FROM ${role}`),
  ].join(';\n');

/** In one transaction, so that a running process never lacks its rights; run by the schema's owner. */
export async function grantRows(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string; database: string }>(
    'SELECT current_user AS owner, current_database() AS database',
  );
  const [{ owner, database } = { owner: role, database: '' }] = rows;
  if (role === '' || owner === role) return;
  await client.query('BEGIN');
  try {
    await client.query(MAKE_SEQUENCES, [QUEUES]);
    const own = await client.query<Own>(OWN, [SCHEMAS]);
    const names = [pg.escapeIdentifier(role), pg.escapeIdentifier(database)] as const;
    await client.query(grantsFor(...names, own.rows));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
