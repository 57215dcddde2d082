import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import pg from 'pg';

export type Template = {
  /** Of the database in which one is when one copies another. */
  readonly serverUrl: string;
  readonly secretsFile: string;
};

export const TEMPLATE_DATABASE = 'portal_template';
const VARIABLE = 'E2E_TEMPLATE';

export function announceTemplate(postgres: RunningPostgres, secretsFile: string): void {
  const template: Template = { serverUrl: postgres.url('postgres'), secretsFile };
  process.env[VARIABLE] = JSON.stringify(template);
}

export function announcedTemplate(): Template | null {
  const text = process.env[VARIABLE];
  return text ? (JSON.parse(text) as Template) : null;
}

let copies = 0;

export async function copyTemplate(template: Template, dataDir: string): Promise<string> {
  const name = `portal_${process.pid}_${++copies}`;
  await copyFile(template.secretsFile, join(dataDir, 'secrets.json'));
  await onServer(template, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`);
  const url = new URL(template.serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export const dropCopy = (template: Template, url: string): Promise<void> =>
  onServer(template, `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);

async function onServer({ serverUrl }: Template, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
