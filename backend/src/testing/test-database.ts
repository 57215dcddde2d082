import { randomUUID } from 'node:crypto';
import pg from 'pg';

const TEMPLATE = 'portal_template';

export const WITH_BANK = 'portal_template_with_bank';

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run the tests by `npm test`');
  return url;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** One that is not there yet, but has its address. */
export function testDatabase(template = TEMPLATE): TestDatabase & { create(): Promise<void> } {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  return {
    url: serverUrl().replace(/\/postgres$/, `/${name}`),
    create: () => onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`),
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** @param template what to copy: the migrated database, or PostgreSQL's empty one */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const database = testDatabase(template);
  await database.create();
  return database;
}
