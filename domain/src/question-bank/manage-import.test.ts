import { describe, expect, it } from '@jest/globals';
import { startAttempt } from '../exam/start-attempt.js';
import { NothingToChange } from '../kernel/errors.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { reviseQuestion } from './edit-question.js';
import {
  DomainsWouldClose,
  ImportHasChanged,
  ImportIsServed,
  ImportIsUndone,
  NothingToMove,
  OwnQuestion,
} from './errors.js';
import { importQuestions } from './import-questions.js';
import { rowOf, type RowTexts } from './import-row.js';
import { moveImport, undoImport } from './manage-import.js';
import { moveQuestion } from './move-question.js';
import { contentOf, type Question } from './question.js';
import { stateOf } from './question-state.js';

const writer = anAdmin({ role: 'content' });
const reviewer = anAdmin({ role: 'content' });
const WRITER = { adminId: writer.id, username: writer.username };
const REVIEWER = { adminId: reviewer.id, username: reviewer.username };
const reason = 'The file was the wrong one';

async function aBank(...questions: Question[]): Promise<TestContext> {
  const context = await aTestContext();
  await context.unitOfWork.run(async (tx) => {
    await tx.admins.add(writer);
    await tx.admins.add(reviewer);
  });
  context.unitOfWork.seedQuestions(questions);
  return context;
}

async function imported(context: TestContext, ...texts: readonly RowTexts[]): Promise<string> {
  const rows = texts.map((one, at) => ({ row: at + 2, texts: one }));
  const file = { name: 'bank.csv', rows, mode: 'all-or-nothing', confirmed: true } as const;
  const { importId } = await importQuestions(context, WRITER, file);
  return importId!;
}

const textsOf = (question: Question, changes: RowTexts = {}): RowTexts => ({
  ...rowOf({ ...question, live: true }),
  ...changes,
});

const bankOf = (context: TestContext) => context.unitOfWork.stores.questions.all();
const known = aQuestion({ id: 'known', version: 3 });
const fresh = textsOf(aQuestion({ id: 'fresh' }));
const reworded = textsOf(known, { explanation: 'It is so.' });

describe('An import that was made', () => {
  const move = (context: TestContext, importId: string, how: 'submit' | 'send-back' | 'approve') =>
    moveImport(context, how === 'approve' ? REVIEWER : WRITER, { importId, move: how, reason });

  it('goes to review and into the draw as a whole, each noted once', async () => {
    const context = await aBank(known);
    const importId = await imported(context, fresh, reworded);
    expect(await move(context, importId, 'submit')).toBe(2);
    expect((await bankOf(context)).map(stateOf)).toEqual(['in-review', 'in-review']);
    expect(await move(context, importId, 'approve')).toBe(2);
    expect((await bankOf(context)).map(stateOf)).toEqual(['live', 'live']);
    expect(context.unitOfWork.audit().slice(1)).toMatchObject([
      { action: 'submit-import', subjectId: 'bank.csv', before: { importId } },
      { action: 'approve-import', reason, after: { versions: { fresh: 1, known: 4 } } },
    ]);
  });

  it('comes back from review', async () => {
    const context = await aBank();
    const importId = await imported(context, fresh);
    await move(context, importId, 'submit');
    await move(context, importId, 'send-back');
    expect((await bankOf(context)).map(stateOf)).toEqual(['draft']);
  });

  it('is not approved by who brought it in', async () => {
    const context = await aBank();
    const importId = await imported(context, fresh);
    await move(context, importId, 'submit');
    const own = moveImport(context, WRITER, { importId, move: 'approve', reason });
    await expect(own).rejects.toThrow(OwnQuestion);
    expect((await bankOf(context)).map(stateOf)).toEqual(['in-review']);
  });

  it('leaves out what has other words since, and says if nothing is left', async () => {
    const context = await aBank();
    const importId = await imported(context, fresh, textsOf(aQuestion({ id: 'other' })));
    const [first] = await bankOf(context);
    const content = { ...contentOf(first!), question: 'Why so?' };
    await reviseQuestion(context, REVIEWER, { content, version: 1, reason });
    expect(await move(context, importId, 'submit')).toBe(1);
    await expect(move(context, importId, 'submit')).rejects.toThrow(NothingToMove);
  });

  it('is not found by an unknown id', async () => {
    const context = await aBank();
    await expect(move(context, 'no-id', 'submit')).rejects.toThrow(NothingToChange);
    const undo = undoImport(context, WRITER, { importId: 'no-id', reason });
    await expect(undo).rejects.toThrow(NothingToChange);
  });
});

describe('Undoing an import', () => {
  it('makes the bank as it was, and notes it; what was undone stays so', async () => {
    const retired = aQuestion({ id: 'retired' });
    const context = await aBank(known, retired);
    await moveQuestion(context, WRITER, { id: 'retired', move: 'retire', reason });
    const before = await bankOf(context);
    const importId = await imported(context, fresh, reworded, textsOf(retired));
    expect((await bankOf(context)).map(stateOf)).toEqual(['draft', 'draft', 'live']);
    await undoImport(context, REVIEWER, { importId, reason });
    expect(await bankOf(context)).toEqual(before);
    const { questions } = context.unitOfWork.stores;
    const gone = [
      { id: 'fresh', version: 1 },
      { id: 'known', version: 4 },
    ];
    expect(await questions.findVersions(gone)).toEqual([]);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      action: 'undo-import',
      reason,
      before: { importId, fresh: { version: 1, state: 'draft' } },
      after: { removed: ['fresh'], known: { version: 3, state: 'live' } },
    });
    for (const move of ['submit', 'approve'] as const) {
      const late = moveImport(context, WRITER, { importId, move, reason });
      await expect(late).rejects.toThrow(ImportIsUndone);
    }
    const again = undoImport(context, WRITER, { importId, reason });
    await expect(again).rejects.toThrow(ImportIsUndone);
  });

  it('frees the ids for the file as it should have been', async () => {
    const context = await aBank();
    const importId = await imported(context, fresh);
    await undoImport(context, WRITER, { importId, reason });
    await imported(context, { ...fresh, question: 'How so?' });
    expect(await bankOf(context)).toMatchObject([{ id: 'fresh', version: 1, question: 'How so?' }]);
  });

  it('is refused once one of its questions was edited', async () => {
    const context = await aBank(known);
    const importId = await imported(context, reworded);
    const content = { ...contentOf(known), question: 'Why so?' };
    await reviseQuestion(context, REVIEWER, { content, version: 4, reason });
    const undo = undoImport(context, WRITER, { importId, reason });
    await expect(undo).rejects.toThrow(ImportHasChanged);
    await expect(undo).rejects.toThrow('known');
  });

  it('is refused once one of its questions was in a test', async () => {
    const bank = questionsOf('hr', 30);
    const context = await aBank(...bank);
    // Every question of the domain is new, so whichever are drawn are of the import.
    const texts = bank.map((one) => textsOf(one, { explanation: 'It is so.' }));
    const importId = await imported(context, ...texts);
    await moveImport(context, WRITER, { importId, move: 'submit', reason: '' });
    await moveImport(context, REVIEWER, { importId, move: 'approve', reason: '' });
    const student = aPaidStudent();
    await context.unitOfWork.run((tx) => tx.students.add(student));
    await startAttempt(context, { studentId: student.id, domain: 'hr' });
    const before = await bankOf(context);
    const undo = undoImport(context, WRITER, { importId, reason, confirmed: true });
    await expect(undo).rejects.toThrow(ImportIsServed);
    expect(await bankOf(context)).toEqual(before);
  });

  it('ends no offer unless that is meant', async () => {
    const few = questionsOf('hr', 29);
    const context = await aBank(...few);
    const importId = await imported(context, textsOf(aQuestion({ id: 'fresh', domain: 'hr' })));
    await moveImport(context, WRITER, { importId, move: 'submit', reason: '' });
    await moveImport(context, REVIEWER, { importId, move: 'approve', reason: '' });
    const undo = { importId, reason };
    await expect(undoImport(context, WRITER, undo)).rejects.toThrow(DomainsWouldClose);
    await undoImport(context, WRITER, { ...undo, confirmed: true });
    expect(await bankOf(context)).toHaveLength(29);
  });
});
