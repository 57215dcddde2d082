import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../app/migrate.js';
import type { TestDatabase } from './test-database.js';

const ROLES = join(import.meta.dirname, '../../../deploy/postgres/roles.sql');

export type DatabaseRoles = {
  readonly owner: string;
  readonly app: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  makeAgain(): Promise<void>;
  asSuperuser(sql: string): Promise<void>;
  drop(): Promise<void>;
};

async function run(connectionString: string, sql: string, options = ''): Promise<void> {
  const client = new pg.Client({ connectionString, options });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function makeRoles({ url }: TestDatabase): Promise<DatabaseRoles> {
  const key = randomUUID().slice(0, 8);
  const [owner, app] = [`portal_owner_${key}`, `portal_app_${key}`];
  const urlOf = (role: string) => url.replace(/\/\/[^@/]*@/, `//${role}@`);
  const settings = { owner, app, owner_password: randomUUID(), app_password: randomUUID() };
  const options = Object.entries(settings).map(([name, value]) => `-c portal.${name}=${value}`);
  const make = () => run(url, readFileSync(ROLES, 'utf8'), options.join(' '));
  await make();
  const [ownerUrl, appUrl] = [urlOf(owner), urlOf(app)];
  await migrate({ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl });
  return {
    owner,
    app,
    ownerUrl,
    appUrl,
    makeAgain: make,
    asSuperuser: (sql) => run(url, sql),
    drop: () => run(url.replace(/\/[^/]*$/, '/postgres'), `DROP ROLE ${owner}; DROP ROLE ${app}`),
  };
}
