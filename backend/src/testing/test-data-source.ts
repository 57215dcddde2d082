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
