import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { TEST_DOMAIN_VALUES } from '@portal/domain/accounts/index.js';
import { testDataSource } from '../testing/test-data-source.js';
import { loadBank, readBank, readEdition, type BankQuestion } from './load-bank.js';
import { typeormQuestions, QuestionSchema, type QuestionRow } from './questions.typeorm.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';

const dataSource = testDataSource();
const bank = await readBank();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-'));
  await writeEdition((await readEdition()).edition);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const writeEdition = (edition: number): Promise<void> =>
  writeFile(join(folder, 'edition.json'), JSON.stringify({ edition, files: 'any' }));

const stored = (): Promise<QuestionRow[]> =>
  dataSource.getRepository(QuestionSchema).find({ order: { id: 'ASC' } });

const rowVersions = () =>
  dataSource.query<unknown[]>('SELECT id, xmin::text, ctid::text FROM questions ORDER BY id');

const load = async ({ domain, facts, ...question }: BankQuestion): Promise<QuestionRow> => {
  await writeFile(
    join(folder, 'bank.json'),
    JSON.stringify({ domain, questions: [{ ...question, ...facts }] }),
  );
  await loadBank(dataSource, folder);
  return (await find(question))!;
};

const find = ({ id }: { readonly id: string }) =>
  dataSource.getRepository(QuestionSchema).findOneBy({ id });

describe('Loading the question bank', () => {
  it('keeps every question, live, in its first version', async () => {
    await loadBank(dataSource);
    const sorted = bank.toSorted((one, two) => (one.id < two.id ? -1 : 1));
    const fresh = { ...{ version: 1, live: true }, ...{ edited: false, vanished: false } };
    expect(await stored()).toEqual(
      sorted.map((question) => ({
        ...{ family: null, facts: null },
        ...question,
        ...fresh,
        bankHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })),
    );
  });

  it('a second time, and ten times at once, writes nothing', async () => {
    await loadBank(dataSource);
    const before = await rowVersions();
    await Promise.all(Array.from({ length: 10 }, () => loadBank(dataSource)));
    expect(await rowVersions()).toEqual(before);
  });

  it('warns of the domains that are no longer offered through it, once', async () => {
    const [question] = bank;
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await load(question!);
    const domains = [...TEST_DOMAIN_VALUES].sort();
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ domains })]]);
    await load({ ...question!, category: 'Moved' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('Loading one question after the other', () => {
  beforeAll(() => dataSource.query('DELETE FROM questions'));

  it('reads no question of files that were loaded, unless a row has changed since', async () => {
    const question = bank[6];
    await load(question!);
    await dataSource.query("UPDATE loaded_bank SET rows = rows || 'x'");
    const marked = async () =>
      (await dataSource.query<{ rows: string }[]>('SELECT rows FROM loaded_bank'))[0]!.rows;
    await loadBank(dataSource, folder);
    const after = await marked();
    expect(after).toMatch(/^[0-9a-f]{32}$/);
    await dataSource.query('UPDATE questions SET question = $1 WHERE id = $2', [
      'Changed',
      question!.id,
    ]);
    expect(await load(question!)).toMatchObject({ question: 'Changed' });
    expect(await marked()).not.toBe(after);
  });

  it('leaves the bank of a newer release, when an old process starts again', async () => {
    const { edition } = await readEdition();
    const question = bank[7];
    await writeEdition(edition + 1);
    const newer = await load({ ...question!, explanation: 'Since the next release.' });
    await loadBank(dataSource);
    expect(await find(question!)).toEqual(newer);
    expect(await stored()).toHaveLength(2);
    await writeEdition(edition);
    expect(await load(question!)).toEqual(newer);
    await dataSource.query('DELETE FROM loaded_bank');
  });

  it('makes a question that changed the next version, once', async () => {
    const [question] = bank;
    await load(question!);
    const facts = { states: ['mean-is-a-sum'], asks: [] };
    const changed = { ...question!, facts, explanation: 'Because it is so.' };
    expect(await load(changed)).toMatchObject({
      version: 2,
      facts,
      explanation: 'Because it is so.',
    });
    expect(await load(changed)).toMatchObject({ version: 2 });
    expect(await load(question!)).toMatchObject({ version: 3 });
  });

  it('never overwrites what an admin has edited, until the files say the same', async () => {
    const [, question] = bank;
    await load(question!);
    const edited = { ...question!, version: 9, live: true, explanation: 'An admin says so.' };
    await typeormQuestions(dataSource.manager).save([edited]);
    expect(await load(question!)).toMatchObject(edited);
    expect(await load({ ...question!, category: 'Moved' })).toMatchObject(edited);
    const { version, live, ...same } = edited;
    expect(await load(same)).toMatchObject({ version: 9, edited: false });
    expect(await load(question!)).toMatchObject({
      version: 10,
      explanation: question!.explanation,
    });
  });

  it('leaves a question that an admin retired out of the draw', async () => {
    const [, , question] = bank;
    const { family, facts, ...kept } = await load(question!);
    expect([family, facts]).toEqual([null, null]);
    await typeormQuestions(dataSource.manager).save([{ ...kept, live: false }]);
    expect(await load(question!)).toMatchObject({ live: false });
    expect(await load({ ...question!, category: 'Moved' })).toMatchObject({ live: false });
  });

  it('retires what vanished from the files, and brings it back with them', async () => {
    const [, , , gone, other] = bank;
    await load(gone!);
    await load(other!);
    expect(await find(gone!)).toMatchObject({ live: false, vanished: true, version: 1 });
    expect(await load(gone!)).toMatchObject({ live: true, vanished: false, version: 1 });
  });
});

describe('A bank file', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bank-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const good = {
    id: 'hr-900',
    question: 'Which of these is a question?',
    options: { a: 'This', b: 'That', c: 'The other', d: 'Another' },
    correctOption: 'a',
    category: 'Tests',
    difficulty: DIFFICULTIES[0],
    explanation: 'It ends with a question mark.',
  };

  const write = (name: string, ...questions: readonly object[]) =>
    writeFile(join(folder, name), JSON.stringify({ domain: 'hr', questions }));

  it('is read as it is', async () => {
    await write('hr.json', good, { ...good, id: 'hr-901', asks: ['what-a-question-is'] });
    expect(await readBank(folder)).toEqual([
      { ...good, domain: 'hr' },
      { ...good, domain: 'hr', id: 'hr-901', facts: { states: [], asks: ['what-a-question-is'] } },
    ]);
  });

  it.each([
    ['no right answer', { correctOption: 'e' }],
    ['an option missing', { options: { a: '1', b: '2', c: '3' } }],
    ['an option too many', { options: { a: '1', b: '2', c: '3', d: '4', e: '5' } }],
    ['a difficulty of its own', { difficulty: 'absurd' }],
    ['a field that nobody knows', { hint: 'It is a' }],
    ['a fact without a short name', { states: ['Gratuity is due'] }],
  ])('A bank file with %s is refused by name', async (_, changes) => {
    await write('hr.json', { ...good, ...changes });
    await expect(readBank(folder)).rejects.toThrow(/hr\.json/);
  });

  it('may not use another’s id', async () => {
    await write('hr.json', good);
    await write('more-hr.json', good);
    await expect(readBank(folder)).rejects.toThrow('Two questions of the bank share an id');
  });
});
