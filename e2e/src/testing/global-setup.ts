import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeQuickFolder } from '@portal/sandbox/postgres/testing/quick-folder.js';
import { startPostgres } from '@portal/sandbox/postgres/start-postgres.js';
import type { Undo } from '@portal/sandbox/start/portal.js';
import { endAll, newDataDir, startOn } from './product.js';
import { announceTemplate, TEMPLATE_DATABASE } from './template.js';

export default async function setUp(): Promise<() => Promise<void>> {
  const undo: Undo[] = [];
  try {
    const dataDir = await newDataDir(undo);
    const database = makeQuickFolder('portal-e2e');
    undo.push(() => rm(database, { recursive: true, force: true }));
    const postgres = await startPostgres({
      dataDir: database,
      durable: false,
      settings: ['autovacuum=off', 'max_wal_size=256MB'],
    });
    undo.push(() => postgres.stop());
    await postgres.createDatabase(TEMPLATE_DATABASE);
    await fillTemplate(dataDir, postgres.url(TEMPLATE_DATABASE));
    announceTemplate(postgres, join(dataDir, 'secrets.json'));
    return () => endAll(undo);
  } catch (error) {
    await endAll(undo);
    throw error;
  }
}

async function fillTemplate(dataDir: string, url: string): Promise<void> {
  const undo: Undo[] = [];
  const errors: string[] = [];
  try {
    await startOn(dataDir, { DATABASE_URL: url }, undo, (line) => errors.push(line));
  } finally {
    // No connection may be left to a database that is copied.
    await endAll(undo);
  }
  if (errors.length > 0) throw new Error(`The product logged errors:\n${errors.join('\n')}`);
}
