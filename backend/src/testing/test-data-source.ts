import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { testDatabase } from './test-database.js';

/** @param template what to copy: the migrated database, unless another is named */
export function testDataSource(template?: string): DataSource {
  const database = testDatabase(template);
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
