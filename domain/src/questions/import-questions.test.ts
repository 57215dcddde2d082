import { InvalidInput } from '../kernel/errors.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { DomainsWouldClose } from './errors.js';
import {
  type ImportedFile,
  importQuestions,
  MOST_ROWS,
  previewImport,
} from './import-questions.js';
import { type ImportRow, readRow, rowOf, type RowTexts } from './import-row.js';
import { testWith } from '../testing/test-with.js';
import { NO_FACTS } from './facts.js';
import { planImport } from './plan-import.js';
import type { StoredQuestion } from './question.js';

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

const itGiven = testWith(aBank);

describe('An import', () => {
  const counts = { new: 1, changed: 1, unchanged: 0, error: 1 };

  itGiven('can be looked at before, and changes nothing then', async (context) => {
    expect(await preview(context, FILE)).toMatchObject({ counts, applied: false });
    expect(await versions(context)).toEqual(['known 1']);
  });

  itGiven('An import of the valid rows takes those, and notes what it did', async (context) => {
    const outcome = await importQuestions(context, ACTOR, FILE);
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

  itGiven('is drawn at once where that is asked for', async (context) => {
    const file = { ...FILE, importAs: 'live' } as const;
    await importQuestions(context, ACTOR, file);
    const live = await context.unitOfWork.stores.questions.liveIn(known.domain);
    expect(live.map(({ id, version }) => `${id} ${version}`)).toEqual(['known 2', 'fresh 1']);
  });

  itGiven(
    'changes nothing where another admin saved one of its questions since it was looked at',
    async (context) => {
      const words = aQuestion({ id: 'known', explanation: 'So it was agreed.' });
      const file = { name: 'bank.csv', rows: [row('known', 2, { version: '' }), row('fresh', 3)] };
      const { counts: seen, previewHash } = await preview(context, file);
      expect(seen).toMatchObject({ new: 1, unchanged: 1 });
      context.unitOfWork.seedQuestions([{ ...words, version: 2 }]);
      const taking = { ...file, previewHash };
      await expect(importQuestions(context, ACTOR, taking)).rejects.toThrow(
        'Somebody has changed this bank since you opened it (questions of this file;',
      );
      expect(await versions(context)).toEqual(['known 2']);
      expect(context.unitOfWork.audit()).toEqual([]);
      const taken = await importQuestions(context, ACTOR, {
        ...taking,
        ...(await preview(context, file)),
        rows: file.rows,
      });
      expect(taken).toMatchObject({ applied: true, counts: { new: 1, changed: 1 } });
    },
  );

  itGiven(
    'is taken where another admin saved a question that it does not name, and then changes nothing',
    async (context) => {
      const { previewHash } = await preview(context, FILE);
      context.unitOfWork.seedQuestions([aQuestion({ id: 'other' }), aQuestion({ id: 'bad' })]);
      const first = await importQuestions(context, ACTOR, { ...FILE, previewHash });
      expect(first.applied).toBe(true);
      expect(Object.keys(context.unitOfWork.audit()[0]!.before!)).toEqual(['known']);
      const again = importQuestions(context, ACTOR, { ...FILE, previewHash: first.previewHash });
      await expect(again).resolves.toMatchObject({ applied: false, counts: { unchanged: 2 } });
      expect(context.unitOfWork.audit()).toHaveLength(1);
    },
  );

  const rowsOf = (count: number) => Array<ImportRow>(count).fill(row('known', 2));

  itGiven('may have 5000 questions', async (context) => {
    const rows = rowsOf(5000);
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
    const file = { name: 'bank.csv', rows: rowsOf(count) };
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
  const file = { name: 'bank.csv', rows };
  const live = async () => (await context.unitOfWork.stores.questions.liveIn('hr')).length;
  expect(await preview(context, file)).toMatchObject({ counts: { changed: 1 } });
  await expect(importQuestions(context, ACTOR, file)).rejects.toThrow(DomainsWouldClose);
  expect([await live(), context.unitOfWork.audit()]).toEqual([30, []]);
  const done = await importQuestions(context, ACTOR, { ...file, confirmed: true });
  expect([done.applied, await live()]).toEqual([true, 29]);
});

const kept = { ...aQuestion(), live: true };
const texts = rowOf(kept);

describe('A row of an import', () => {
  it('A row of an import of which every text is missing is empty, and says what is missing', () => {
    const { content, live, faults } = readRow({ row: 1, texts: {} });
    expect(content).toEqual({
      id: '',
      domain: '',
      question: '',
      options: { a: '', b: '', c: '', d: '' },
      correctOption: '',
      category: '',
      difficulty: '',
      explanation: '',
    });
    expect(live).toBeUndefined();
    expect(faults).toContain('the question is empty');
  });

  it('is written with whether it is drawn, and read whatever spaces and large letters its words have', () => {
    const loud = {
      id: ` ${kept.id} `,
      domain: ' Data Science ',
      correctOption: ' B',
      difficulty: 'EASY ',
      live: ' Yes ',
    };
    const { version, live, ...content } = kept;
    expect([texts.live, rowOf({ ...kept, live: false }).live]).toEqual(['yes', 'no']);
    expect(readRow({ row: 1, texts: { ...texts, ...loud } })).toEqual({
      content: { ...content, facts: NO_FACTS },
      live,
      version,
      faults: [],
      warnings: [],
    });
  });

  it('is to be drawn by yes or true, and not by no or false', () => {
    const read = ['yes', 'true', 'no', 'false', ''].map((live) =>
      readRow({ row: 1, texts: { ...texts, live } }),
    );
    expect(read.map(({ live }) => live)).toStrictEqual([true, true, false, false, undefined]);
    expect(read.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('says only what was wrong before its texts could be looked at', () => {
    const faults = ['it is not an object'];
    expect(readRow({ row: 1, texts: {}, faults }).faults).toEqual(faults);
  });
});

describe('The plan of an import', () => {
  const kept: StoredQuestion = {
    ...aQuestion({ id: 'known', version: 3, question: 'Which of these is a measure of spread?' }),
    live: true,
  };

  const rows = (...changes: readonly RowTexts[]): ImportRow[] =>
    changes.map((texts, at) => ({ row: at + 2, texts: { ...rowOf(kept), ...texts } }));

  it('tells new, changed and unchanged rows apart', () => {
    const plan = planImport(
      [kept],
      rows({}, { id: 'another', question: 'How is the weather?', b: 'Fair' }),
    );
    expect(plan.rows.map(({ fate }) => fate)).toEqual(['unchanged', 'new']);
    expect(plan.questions).toMatchObject([{ id: 'another', version: 1, live: false }]);
    const changed = planImport([kept], rows({ explanation: 'Because.' }));
    expect(changed.counts).toEqual({ new: 0, changed: 1, unchanged: 0, error: 0 });
    expect(changed.questions).toEqual([
      { ...kept, version: 4, explanation: 'Because.', live: false },
    ]);
  });

  it('retires without a new version, and leaves be what it does not name', () => {
    const [retired] = planImport([kept], rows({ live: 'No' })).questions;
    expect(retired).toEqual({ ...kept, live: false });
    expect(planImport([retired!], rows({ live: '' })).counts.unchanged).toBe(1);
  });

  it.each<[string, RowTexts, 'draft' | 'live', boolean]>([
    ['new words', { question: 'Why?', live: 'yes' }, 'draft', false],
    ['new words', { question: 'Why?', live: '' }, 'live', true],
    ['new words that are not to be drawn', { question: 'Why?', live: 'no' }, 'live', false],
    ['a new question', { id: 'new', live: 'yes' }, 'draft', false],
    ['a new question', { id: 'new', live: '' }, 'live', true],
  ])('has %s (%j) land, by “%s”, live: %s', (_, texts, importAs, isLive) => {
    expect(planImport([kept], rows(texts), importAs).questions).toMatchObject([{ live: isLive }]);
  });

  it('publishes a draft only where that is asked for', () => {
    const draft = { ...kept, live: false };
    for (const live of ['yes', 'no', '']) {
      expect(planImport([draft], rows({ live })).counts.unchanged).toBe(1);
    }
    expect(planImport([draft], rows({ live: 'TRUE' }), 'live').questions).toEqual([kept]);
  });

  it('takes no space around a text, and no other end of line, for a change', () => {
    const two = { ...kept, question: 'One\ntwo' };
    const plan = planImport([two], rows({ question: ' One\r\ntwo ', b: 'The variance\t' }));
    expect(plan.rows).toMatchObject([{ fate: 'unchanged', warnings: [] }]);
    const marked = planImport([two], rows({ explanation: 'It is\u202E so.' }));
    expect(marked.rows[0]?.warnings).toEqual([expect.stringContaining('invisible characters')]);
  });

  it.each<[string, RowTexts, string]>([
    ['no id', { id: '' }, 'the id is not'],
    ['what can’t be stored', { explanation: 'a\0b' }, 'a text holds a character'],
    ['no number as its version', { version: 'three' }, 'version is not a number'],
    ['neither yes nor no', { live: 'perhaps' }, 'live is neither yes nor no'],
  ])('refuses a row with %s, and says why', (_, texts, fault) => {
    const plan = planImport([kept], rows(texts));
    expect(plan.rows).toMatchObject([
      { row: 2, fate: 'error', faults: [expect.stringContaining(fault)] },
    ]);
    expect(plan.questions).toEqual([]);
  });

  it('refuses an id for the second time, and names the first', () => {
    const plan = planImport([], rows({}, { question: 'Another?' }, {}, { id: '' }, { id: '' }));
    expect(plan.rows.map(({ fate }) => fate)).toEqual(['new', 'error', 'error', 'error', 'error']);
    const repeated = ['row 2 has this id too'];
    expect(plan.rows.slice(1, 3).map(({ faults }) => faults)).toEqual([repeated, repeated]);
    expect(plan.rows[4]?.faults).toHaveLength(1);
  });

  it('warns of what is much like another, in the bank or in the file', () => {
    const question = 'Which of these is a good measure of spread?';
    const [near] = planImport([kept], rows({ id: 'near', question })).rows;
    expect(near).toMatchObject({ fate: 'new', warnings: ['it is much like known'] });
    const both = planImport([], rows({}, { id: 'near', question })).rows;
    expect(both.map(({ warnings }) => warnings)).toEqual([
      ['it is much like near'],
      ['it is much like known'],
    ]);
    const [elsewhere] = planImport([kept], rows({ id: 'near', question, domain: 'hr' })).rows;
    expect(elsewhere?.warnings).toEqual([]);
  });

  it('names a few of those much like a question, and counts the others', () => {
    const all = Array.from({ length: 9 }, (_, at) => ({ id: `row-${at}` }));
    const [first] = planImport([], rows(...all)).rows;
    expect(first?.warnings).toEqual([
      ...[1, 2, 3, 4, 5].map((at) => `it is much like row-${at}`),
      'it is much like 3 more',
    ]);
  });
});
