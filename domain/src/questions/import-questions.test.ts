import { describe, expect, test } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { DomainsWouldClose } from './errors.js';
import {
  importQuestions,
  MOST_ROWS,
  previewImport,
  type ImportedFile,
} from './import-questions.js';
import { rowOf, type ImportRow } from './import-row.js';
import { testWith } from '../testing/test-with.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const known = aQuestion({ id: 'known' });

const row = (id: string, at: number, changes: object = {}): ImportRow => ({
  row: at,
  texts: { ...rowOf({ ...known, live: true }), id, ...changes },
});

const FILE = {
  name: 'bank.csv',
  rows: [row('known', 2, { explanation: 'New.' }), row('fresh', 3), row('bad', 4, { a: '' })],
};

async function aBank(): Promise<TestContext> {
  const context = await aTestContext();
  context.unitOfWork.seedQuestions([known]);
  return context;
}

const preview = ({ unitOfWork, planner }: TestContext, file: ImportedFile) =>
  previewImport({ questions: unitOfWork.stores.questions, planner }, file);

const versions = async ({ unitOfWork }: TestContext) =>
  (await unitOfWork.stores.questions.all()).map(({ id, version }) => `${id} ${version}`);

const it = testWith(aBank);

describe('An import', () => {
  const counts = { new: 1, changed: 1, unchanged: 0, error: 1 };

  it('can be looked at before, and changes nothing then', async (context) => {
    const outcome = await preview(context, FILE);
    expect(outcome).toMatchObject({ counts, applied: false });
    expect(await versions(context)).toEqual(['known 1']);
  });

  it('An import of all or nothing takes nothing while a row is bad', async (context) => {
    const outcome = await importQuestions(context, ACTOR, { ...FILE, mode: 'all-or-nothing' });
    expect(outcome).toMatchObject({ counts, applied: false });
    expect(await versions(context)).toEqual(['known 1']);
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('An import of the valid rows takes those, and notes what it did', async (context) => {
    const outcome = await importQuestions(context, ACTOR, { ...FILE, mode: 'valid-rows' });
    expect(outcome).toMatchObject({ counts, applied: true });
    expect(await versions(context)).toEqual(['fresh 1', 'known 2']);
    expect(await context.unitOfWork.stores.questions.all()).toMatchObject([
      { id: 'fresh', live: false },
      { id: 'known', live: false },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'import-questions',
        subject: 'question',
        subjectId: 'bank.csv',
        reason: '',
        before: { known: { version: 1, live: true } },
        after: { counts, known: { version: 2, live: false }, fresh: { version: 1, live: false } },
      },
    ]);
  });

  it('is drawn at once where that is asked for', async (context) => {
    const file = { ...FILE, mode: 'valid-rows', importAs: 'live' } as const;
    await importQuestions(context, ACTOR, file);
    const live = await context.unitOfWork.stores.questions.liveIn(known.domain);
    expect(live.map(({ id, version }) => `${id} ${version}`)).toEqual(['known 2', 'fresh 1']);
  });

  it('changes nothing where another admin saved one of its questions since it was looked at', async (context) => {
    const words = aQuestion({ id: 'known', explanation: 'So it was agreed.' });
    const file = { name: 'bank.csv', rows: [row('known', 2, { version: '' }), row('fresh', 3)] };
    const { counts: seen, previewHash } = await preview(context, file);
    expect(seen).toMatchObject({ new: 1, unchanged: 1 });
    context.unitOfWork.seedQuestions([{ ...words, version: 2 }]);
    const taking = { ...file, mode: 'all-or-nothing', previewHash } as const;
    await expect(importQuestions(context, ACTOR, taking)).rejects.toThrow(
      'Somebody has changed this bank since you opened it (questions of this file;',
    );
    expect(await versions(context)).toEqual(['known 2']);
    expect(context.unitOfWork.audit()).toEqual([]);
    const second = await preview(context, file);
    const taken = await importQuestions(context, ACTOR, { ...taking, ...second, rows: file.rows });
    expect(taken).toMatchObject({ applied: true, counts: { new: 1, changed: 1 } });
  });

  it('is taken where another admin saved a question that it does not name, and then changes nothing', async (context) => {
    const { previewHash } = await preview(context, FILE);
    context.unitOfWork.seedQuestions([aQuestion({ id: 'other' }), aQuestion({ id: 'bad' })]);
    const taking = { ...FILE, mode: 'valid-rows' } as const;
    const first = await importQuestions(context, ACTOR, { ...taking, previewHash });
    expect(first.applied).toBe(true);
    expect(Object.keys(context.unitOfWork.audit()[0]!.before!)).toEqual(['known']);
    const again = importQuestions(context, ACTOR, { ...taking, previewHash: first.previewHash });
    await expect(again).resolves.toMatchObject({ applied: false, counts: { unchanged: 2 } });
    expect(context.unitOfWork.audit()).toHaveLength(1);
  });

  it('may have 5000 questions', async (context) => {
    const rows = Array.from({ length: 5000 }, (_, at) => row('known', at));
    const planner = { plan: () => Promise.resolve({ rows: [], counts, questions: [] }) };
    const { questions } = context.unitOfWork.stores;
    const outcome = await previewImport({ questions, planner }, { name: 'bank.csv', rows });
    expect(outcome.applied).toBe(false);
  });

  test.each([
    [0, 'There is no question in this file.'],
    [MOST_ROWS + 1, 'Please import at most 5000 questions at a time.'],
  ])('An import of %d questions is refused', async (count, message) => {
    const context = await aBank();
    const rows = Array.from({ length: count }, (_, at) => row('known', at));
    const file = { name: 'bank.csv', rows, mode: 'valid-rows' as const };
    await expect(importQuestions(context, ACTOR, file)).rejects.toThrow(InvalidInput);
    await expect(preview(context, file)).rejects.toMatchObject({
      details: { fields: { file: message } },
    });
  });
});

test('An import that leaves a domain with too few live questions is made only if that is meant; a look at it is free', async () => {
  const context = await aTestContext();
  const few = questionsOf('hr', 30);
  context.unitOfWork.seedQuestions(few);
  const rows = [{ row: 2, texts: rowOf({ ...few[0]!, live: false }) }];
  const file = { name: 'bank.csv', rows, mode: 'all-or-nothing' } as const;
  const live = async () => (await context.unitOfWork.stores.questions.liveIn('hr')).length;
  expect(await preview(context, file)).toMatchObject({ counts: { changed: 1 } });
  await expect(importQuestions(context, ACTOR, file)).rejects.toThrow(DomainsWouldClose);
  expect([await live(), context.unitOfWork.audit()]).toEqual([30, []]);
  const done = await importQuestions(context, ACTOR, { ...file, confirmed: true });
  expect([done.applied, await live()]).toEqual([true, 29]);
});
