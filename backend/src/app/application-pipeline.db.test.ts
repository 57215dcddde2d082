import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource, QueryRunner } from 'typeorm';
import { ApplicationPipeline1764370000000 } from '../migrations/1764370000000-application-pipeline.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { newDataSource } from './data-source.js';

let database: TestDatabase;
let dataSource: DataSource;
let runner: QueryRunner;
const pipeline = new ApplicationPipeline1764370000000();

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await newDataSource(database.url).initialize();
  runner = dataSource.createQueryRunner();
});

afterAll(async () => {
  await runner.release();
  await dataSource.destroy();
  await database.drop();
});

const ADMIN = randomUUID();
const CAME = new Date('2026-01-31T10:00:00Z');
const NOTED = new Date('2026-02-01T10:00:00Z');

async function application(status: string, notes = ''): Promise<string> {
  const id = randomUUID();
  await runner.query(
    `INSERT INTO applications (id, name, email, phone, education, experience, skills, domain, message,
       created_at, status, notes)
     VALUES ($1, 'Asha', 'asha@example.com', '', '', '', '', 'hr', '', $2, $3, $4)`,
    [id, CAME, status, notes],
  );
  return id;
}

const statusOf = async (id: string): Promise<unknown> =>
  (
    await dataSource.query<object[]>('SELECT status, notes FROM applications WHERE id = $1', [id])
  )[0];

it('Applications from before the stages keep their status, and their notes begin a thread', async () => {
  await pipeline.down(runner);
  const signed = await application('shortlisted', 'Call on Monday');
  const unsigned = await application('closed', 'No answer');
  const bare = await application('received');
  await runner.query(
    `INSERT INTO audit_entries (id, at, admin_id, admin_name, action, subject, subject_id, reason, before,
       after)
     VALUES (gen_random_uuid(), $1, $2, 'meera', 'review-application', 'application', $3, '',
       '{"status": "received", "notes": ""}', '{"status": "shortlisted", "notes": "Call on Monday"}')`,
    [NOTED, ADMIN, signed],
  );
  await pipeline.up(runner);
  expect(await statusOf(signed)).toEqual({ status: 'shortlisted', notes: 'Call on Monday' });
  expect(await statusOf(unsigned)).toEqual({ status: 'closed', notes: 'No answer' });
  expect(await statusOf(bare)).toEqual({ status: 'received', notes: '' });
  const notes = await dataSource.query<object[]>(
    `SELECT application_id, text, admin_id, admin_name, at FROM application_notes ORDER BY at DESC`,
  );
  expect(notes).toEqual([
    {
      ...{ application_id: signed, text: 'Call on Monday' },
      ...{ admin_id: ADMIN, admin_name: 'meera', at: NOTED },
    },
    {
      ...{ application_id: unsigned, text: 'No answer' },
      ...{ admin_id: null, admin_name: '', at: CAME },
    },
  ]);
});

it('A release back finds each application under a word that it knows', async () => {
  const ids: string[] = [];
  for (const stage of ['interview', 'interning', 'completed', 'lapsed', 'received']) {
    ids.push(await application(stage));
  }
  await pipeline.down(runner);
  const after = await dataSource.query<{ status: string }[]>(
    `SELECT status FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, nth)
     JOIN applications USING (id) ORDER BY nth`,
    [ids],
  );
  expect(after.map(({ status }) => status)).toEqual([
    'shortlisted',
    'shortlisted',
    'closed',
    'closed',
    'received',
  ]);
  await pipeline.up(runner);
});
