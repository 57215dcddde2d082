import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { testDatabase } from './test-database.js';

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
