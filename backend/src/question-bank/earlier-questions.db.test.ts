import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { stateOf } from '@portal/domain/question-bank/question-state.js';
import { aQuestion } from '@portal/domain/testing/a-question.js';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../app/data-source.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { typeormQuestions } from './questions.typeorm.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await newDataSource(database.url).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Brings the database back to before questions had states, and forth again. */
async function migrateAgain(): Promise<void> {
  const latest = () =>
    dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  const undone: string[] = [];
  while (!undone.some((name) => name.startsWith('QuestionStates'))) {
    undone.push((await latest())[0]!.name);
    await dataSource.undoLastMigration();
  }
  await dataSource.runMigrations();
}

it('what was live or retired before there were drafts stays so', async () => {
  const live = { ...aQuestion({ id: 'was-live', version: 3 }), live: true };
  const retired = { ...aQuestion({ id: 'was-retired' }), live: false };
  const questions = typeormQuestions(dataSource.manager);
  await questions.save([live, retired]);
  await migrateAgain();
  const kept = (await questions.all()).filter(({ id }) => id.startsWith('was-'));
  expect(kept).toEqual([live, retired]);
  expect(kept.map(stateOf)).toEqual(['live', 'retired']);
});

it('no draft is made live by a release that knows of none', async () => {
  const draft = { ...aQuestion({ id: 'a-draft' }), live: false, waiting: 'draft' } as const;
  await typeormQuestions(dataSource.manager).save([draft]);
  const restored = dataSource.query(`UPDATE questions SET live = true WHERE id = 'a-draft'`);
  await expect(restored).rejects.toThrow('questions_live_waits_for_nothing');
});
