import { InvalidInput } from '../kernel/errors.js';
import { aFamily, aQuestion, questionsOf } from '../testing/a-question.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { createQuestion, reviseQuestion } from './edit-question.js';
import { DomainsWouldClose, IdIsTaken, QuestionHasChanged } from './errors.js';
import { moveQuestion } from './move-question.js';
import { contentOf } from './question.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The wording was doubtful';
const content = contentOf(aQuestion({ id: 'ds-1' }));

async function contextWith(...questions: ReturnType<typeof aQuestion>[]) {
  const context = await aTestContext();
  context.unitOfWork.seedQuestions(questions);
  return context;
}

describe('Creating a question', () => {
  it('keeps its first version, a draft, and notes it', async () => {
    const context = await contextWith();
    const created = await createQuestion(context, ACTOR, { ...content, question: ' Why? ' });
    expect(created).toEqual({ ...content, question: 'Why?', ...{ version: 1, live: false } });
    await expect(context.unitOfWork.stores.questions.liveIn(content.domain)).resolves.toEqual([]);
    await expect(context.unitOfWork.stores.questions.all()).resolves.toEqual([created]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'create-question',
        subject: 'question',
        subjectId: 'ds-1',
        reason: '',
        before: null,
        after: created,
      },
    ]);
  });

  it('says all that is wrong with it in one sentence', async () => {
    const context = await contextWith();
    const poor = { ...content, question: '', category: '' };
    await expect(createQuestion(context, ACTOR, poor)).rejects.toMatchObject({
      details: { fields: { question: 'The question is empty; the category is empty.' } },
    });
  });

  it('refuses an id that is taken', async () => {
    const context = await contextWith(aQuestion({ id: 'ds-1' }));
    await expect(createQuestion(context, ACTOR, content)).rejects.toThrow(IdIsTaken);
    expect(context.unitOfWork.audit()).toEqual([]);
  });
});

describe('Revising a question', () => {
  const revision = { content: { ...content, question: 'Why so?' }, version: 1, reason };

  it('makes it the next version, a draft again, and notes before and after', async () => {
    const context = await contextWith(aQuestion(), aQuestion({ ...content }), aQuestion());
    const revised = await reviseQuestion(context, ACTOR, revision);
    expect(revised).toMatchObject({ version: 2, question: 'Why so?', live: false });
    await expect(context.unitOfWork.stores.questions.liveIn(content.domain)).resolves.toHaveLength(
      2,
    );
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'revise-question',
        subject: 'question',
        subjectId: 'ds-1',
        reason,
        before: { version: 1, question: content.question },
        after: { version: 2, question: 'Why so?' },
      },
    ]);
  });

  it('refuses if someone else saved in between', async () => {
    const context = await contextWith(aQuestion({ ...content }));
    await reviseQuestion(context, ACTOR, revision);
    const late = { ...revision, content: { ...content, question: 'Why not?' } };
    await expect(reviseQuestion(context, ACTOR, late)).rejects.toThrow(QuestionHasChanged);
  });

  it('leaves the words of a family to a file', async () => {
    const context = await contextWith(aQuestion({ ...content, family: aFamily() }));
    const refused = reviseQuestion(context, ACTOR, revision);
    await expect(refused).rejects.toThrow('It is a question family, whose words are drawn');
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('Revising a question with the same words changes nothing', async () => {
    const context = await contextWith(aQuestion({ ...content }));
    expect((await reviseQuestion(context, ACTOR, { ...revision, content })).version).toBe(1);
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('needs a reason, and a question that is there', async () => {
    const context = await contextWith();
    const gone = reviseQuestion(context, ACTOR, revision);
    await expect(gone).rejects.toThrow('There is no such question.');
    const silent = { ...revision, reason: ' ' };
    await expect(reviseQuestion(context, ACTOR, silent)).rejects.toThrow(InvalidInput);
  });
});

describe('A domain with just enough live questions', () => {
  const few = questionsOf('hr', 30);
  const [first] = few;
  const liveIn = async (context: TestContext) =>
    (await context.unitOfWork.stores.questions.liveIn('hr')).length;

  const retire = { id: first!.id, move: 'retire', reason } as const;
  const words = { ...contentOf(first!), question: 'Why so?' };
  const revision = { content: words, version: first!.version, reason };
  type Change = (context: TestContext, parts?: { confirmed: boolean }) => Promise<unknown>;

  it.each<[string, Change]>([
    ['a retire', (context, parts) => moveQuestion(context, ACTOR, { ...retire, ...parts })],
    ['new words', (context, parts) => reviseQuestion(context, ACTOR, { ...revision, ...parts })],
  ])('loses one to %s only if that is meant', async (_, change) => {
    const context = await contextWith(...few);
    await expect(change(context)).rejects.toThrow(DomainsWouldClose);
    expect([await liveIn(context), context.unitOfWork.audit()]).toEqual([30, []]);
    await change(context, { confirmed: true });
    expect(await liveIn(context)).toBe(29);
  });
});
