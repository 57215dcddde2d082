import { realpathSync } from 'node:fs';
import pg from 'pg';
import { errorCode } from '../shared/error-code.js';

const PORT = 5432;
const ANSWER_WITHIN_MS = 5000;
const STARTING_OR_STOPPING = '57P03';
const ENDING = '57P01';

export function connectionUrl(sockets: string, database: string): string {
  // The port is written out since pg would take it from PGPORT otherwise.
  const host = encodeURIComponent(sockets);
  return `postgresql://postgres@${host}:${PORT}/${encodeURIComponent(database)}`;
}

/** Whether the server behind the socket answers, and has its data in the cluster's folder. */
export async function answers(sockets: string, cluster: string): Promise<boolean> {
  try {
    const rows = await ask(sockets, 'show data_directory');
    return realpathSync(String(rows[0]?.data_directory)) === cluster;
  } catch (error) {
    if (isNotYetThere(error)) return false;
    throw error;
  }
}

/** Creates a database, as a copy of the template if one is named. */
export async function createDatabase(sockets: string, name: string, template?: string) {
  const source = template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(template)}`;
  await ask(sockets, `CREATE DATABASE ${pg.escapeIdentifier(name)}${source}`);
}

export async function dropDatabase(sockets: string, name: string) {
  await ask(sockets, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function ask(sockets: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    host: sockets,
    port: PORT,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isNotYetThere(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return error instanceof Error && /terminated|timeout/.test(error.message);
  return [STARTING_OR_STOPPING, ENDING, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(
    code,
  );
}
