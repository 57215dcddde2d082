import { afterAll, beforeAll } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { testDatabase } from './test-database.js';

/** A connection to a database of the test file's own, from before its first test until after its last. */
export function testDataSource(): DataSource {
  const database = testDatabase();
  const dataSource = newDataSource(database.url);
  beforeAll(async () => {
    await database.create();
    await dataSource.initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  return dataSource;
}

/** Undoes the migrations down to the one of this name, and runs them again. */
export async function migrateAgain(dataSource: DataSource, name: string): Promise<void> {
  const latest = () =>
    dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  const undone: string[] = [];
  while (!undone.some((one) => one.startsWith(name))) {
    undone.push((await latest())[0]!.name);
    await dataSource.undoLastMigration();
  }
  await dataSource.runMigrations();
}
