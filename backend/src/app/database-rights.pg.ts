import pg from 'pg';
import { EMAIL_QUEUE } from '../email/index.js';
import { QUEUE_SCHEMA, SCHEDULE_QUEUE } from '../platform/queue/queue-names.js';

export const roleOf = (databaseUrl: string): string =>
  new pg.Client({ connectionString: databaseUrl }).user ?? '';

const SCHEMAS = ['public', QUEUE_SCHEMA];
/** Tables that only migrations write. */
const READ_ONLY = ['public.migrations', `${QUEUE_SCHEMA}.migration`];

/** BullMQ creates a sequence at the first use of each queue, which needs the schema's owner. */
const MAKE_SEQUENCES = `SELECT ${QUEUE_SCHEMA}.next_job_id(queue) FROM unnest($1::text[]) AS queue`;
const QUEUES = [EMAIL_QUEUE, SCHEDULE_QUEUE];

/** Rows may be read and changed; tables and other objects may not be created, altered, emptied or dropped. */
const grantsFor = (role: string, database: string): string =>
  [
    // BullMQ adds many jobs through a temporary table.
    `GRANT TEMPORARY ON DATABASE ${database} TO ${role}`,
    ...SCHEMAS.flatMap((schema) => [
      `REVOKE ALL ON SCHEMA ${schema} FROM ${role}`,
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      `GRANT EXECUTE ON ALL ROUTINES IN SCHEMA ${schema} TO ${role}`,
    ]),
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
    await client.query(grantsFor(pg.escapeIdentifier(role), pg.escapeIdentifier(database)));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
