import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aStudent } from '@portal/domain/testing/a-student.js';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../../app/data-source.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { typeormUnitOfWork } from '../../app/unit-of-work.typeorm.js';
import { noteCaller, traced } from '../observability/request-trace.js';
import { limitConcurrency } from './limit-concurrency.js';

const REQUESTS = 20;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  // Without a limit for locks: whoever waits for one waits until it is let go.
  dataSource = await newDataSource(database.url).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('Writes of one student whose row is held leave room for all others', async () => {
  const { run } = limitConcurrency(typeormUnitOfWork(dataSource, () => undefined));
  const [asha, ravi] = [aStudent({ id: randomUUID() }), aStudent({ id: randomUUID() })];
  for (const student of [asha, ravi]) await run((tx) => tx.students.add(student));
  const lock = ({ id }: typeof asha) =>
    traced(null, () => {
      noteCaller(id);
      return run((tx) => tx.students.lockById(id));
    });

  const holder = dataSource.createQueryRunner();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM students WHERE id = $1 FOR UPDATE', [asha.id]);
  let done = 0;
  const ashas = Array.from({ length: REQUESTS }, () => lock(asha).finally(() => (done += 1)));
  expect(await lock(ravi)).toMatchObject({ id: ravi.id });
  expect(done).toBe(0);

  await holder.query('ROLLBACK');
  await holder.release();
  await Promise.all(ashas);
  expect(done).toBe(REQUESTS);
});
