import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { loadBank, readBank, type BankQuestion } from './load-bank.js';
import { QuestionSchema, type StoredQuestion } from './question.schema.js';
import { newDataSource } from '../shared/data-source.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let dataSource: DataSource;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await newDataSource(database.url).initialize();
  folder = await mkdtemp(join(tmpdir(), 'bank-'));
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const stored = (): Promise<StoredQuestion[]> =>
  dataSource.getRepository(QuestionSchema).find({ order: { id: 'ASC' } });

/** Which version of its row each question is in the database, which any write changes. */
const rowVersions = () =>
  dataSource.query<unknown[]>('SELECT id, xmin::text, ctid::text FROM questions ORDER BY id');

const load = async ({ domain, ...question }: BankQuestion): Promise<StoredQuestion> => {
  await writeFile(join(folder, 'bank.json'), JSON.stringify({ domain, questions: [question] }));
  await loadBank(dataSource, folder);
  return (await stored()).find(({ id }) => id === question.id)!;
};

describe('Loading the question bank', () => {
  it('keeps every question, live, in its first version', async () => {
    await loadBank(dataSource);
    const bank = (await readBank()).sort((one, two) => (one.id < two.id ? -1 : 1));
    expect(await stored()).toEqual(
      bank.map((question) => ({ ...question, version: 1, live: true })),
    );
  });

  it('a second time, and ten times at once, writes nothing', async () => {
    await loadBank(dataSource);
    const before = await rowVersions();
    await Promise.all(Array.from({ length: 10 }, () => loadBank(dataSource)));
    expect(await rowVersions()).toEqual(before);
  });

  it('makes a question that changed the next version, once', async () => {
    await loadBank(dataSource);
    const [question] = await readBank();
    const changed = { ...question!, explanation: 'Because it is so.' };
    expect(await load(changed)).toMatchObject({ version: 2, explanation: 'Because it is so.' });
    expect(await load(changed)).toMatchObject({ version: 2 });
    expect(await load(question!)).toMatchObject({ version: 3 });
  });

  it('leaves a question that was taken out of the draw out of it', async () => {
    const [question] = await readBank();
    await dataSource.getRepository(QuestionSchema).update({ id: question!.id }, { live: false });
    expect(await load({ ...question!, category: 'Changed' })).toMatchObject({ live: false });
  });
});
