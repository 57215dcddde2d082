import { describe, expect, it } from '@jest/globals';
import { startAttempt } from '../exam/start-attempt.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { aQuestion, questionsOf } from '../testing/a-question.js';
import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { createQuestion, reviseQuestion } from './edit-question.js';
import { DomainsWouldClose, IdIsTaken, QuestionHasChanged } from './errors.js';
import { moveQuestion } from './move-question.js';
import { contentOf } from './question.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The wording was doubtful';
const content = contentOf(aQuestion({ id: 'ds-1' }));

async function worldWith(...questions: ReturnType<typeof aQuestion>[]) {
  const world = await aTestContext();
  world.unitOfWork.seedQuestions(questions);
  return world;
}

describe('Creating a question', () => {
  it('keeps its first version, a draft of who wrote it, and notes it', async () => {
    const world = await worldWith();
    const created = await createQuestion(world, ACTOR, { ...content, question: ' Why? ' });
    const draft = { version: 1, live: false, waiting: 'draft', editors: ['admin-1'] };
    expect(created).toEqual({ ...content, question: 'Why?', ...draft });
    await expect(world.unitOfWork.stores.questions.liveIn(content.domain)).resolves.toEqual([]);
    await expect(world.unitOfWork.stores.questions.all()).resolves.toEqual([created]);
    expect(world.unitOfWork.audit()).toMatchObject([
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
    const world = await worldWith();
    const poor = { ...content, question: '', category: '' };
    await expect(createQuestion(world, ACTOR, poor)).rejects.toMatchObject({
      details: { fields: { question: 'The question is empty; the category is empty.' } },
    });
  });

  it('refuses an id that is taken, and a question that may not be asked', async () => {
    const world = await worldWith(aQuestion({ id: 'ds-1' }));
    await expect(createQuestion(world, ACTOR, content)).rejects.toThrow(IdIsTaken);
    const empty = { ...content, id: 'ds-2', question: ' ' };
    await expect(createQuestion(world, ACTOR, empty)).rejects.toThrow(InvalidInput);
    expect(world.unitOfWork.audit()).toEqual([]);
  });
});

describe('Revising a question', () => {
  const revision = { content: { ...content, question: 'Why so?' }, version: 1, reason };

  it('makes it the next version, a draft again, and notes before and after', async () => {
    const world = await worldWith(aQuestion(), aQuestion({ ...content }), aQuestion());
    const revised = await reviseQuestion(world, ACTOR, revision);
    expect(revised).toMatchObject({
      version: 2,
      question: 'Why so?',
      live: false,
      waiting: 'draft',
      editors: ['admin-1'],
    });
    await expect(world.unitOfWork.stores.questions.liveIn(content.domain)).resolves.toHaveLength(2);
    expect(world.unitOfWork.audit()).toMatchObject([
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

  it('takes it back out of review, and remembers everybody who has worked on it', async () => {
    const world = await worldWith();
    const { id } = await createQuestion(world, ACTOR, content);
    await moveQuestion(world, ACTOR, { id, move: 'submit', reason: '' });
    const other = { adminId: 'admin-2', username: 'ravi' };
    const revised = await reviseQuestion(world, other, revision);
    expect(revised).toMatchObject({ waiting: 'draft', editors: ['admin-1', 'admin-2'] });
  });

  it('leaves an attempt the version that it was served', async () => {
    const others = questionsOf(content.domain, 40);
    const world = await worldWith(aQuestion({ ...content }), ...others);
    const student = aPaidStudent();
    await world.unitOfWork.run((tx) => tx.students.add(student));
    const asked = { studentId: student.id, domain: content.domain };
    const { attempt } = await startAttempt(world, asked);
    await reviseQuestion(world, ACTOR, revision);
    const resumed = await startAttempt(world, asked);
    expect(resumed.attempt.questions).toEqual(attempt.questions);
    for (const question of resumed.attempt.questions)
      expect(question).toMatchObject({ version: 1 });
  });

  it('refuses if someone else saved in between', async () => {
    const world = await worldWith(aQuestion({ ...content }));
    await reviseQuestion(world, ACTOR, revision);
    const late = { ...revision, content: { ...content, question: 'Why not?' } };
    await expect(reviseQuestion(world, ACTOR, late)).rejects.toThrow(QuestionHasChanged);
  });

  it('with the same words changes nothing', async () => {
    const world = await worldWith(aQuestion({ ...content }));
    const same = await reviseQuestion(world, ACTOR, { ...revision, content });
    expect(same.version).toBe(1);
    expect(world.unitOfWork.audit()).toEqual([]);
  });

  it('needs a reason, and a question that is there', async () => {
    const world = await worldWith();
    const gone = reviseQuestion(world, ACTOR, revision);
    await expect(gone).rejects.toThrow(NothingToChange);
    await expect(gone).rejects.toThrow('There is no such question.');
    const silent = { ...revision, reason: ' ' };
    await expect(reviseQuestion(world, ACTOR, silent)).rejects.toThrow(InvalidInput);
  });
});

describe('A domain with just enough live questions', () => {
  const few = questionsOf('hr', 30);
  const [first] = few;
  const liveIn = async (world: Awaited<ReturnType<typeof worldWith>>) =>
    (await world.unitOfWork.stores.questions.liveIn('hr')).length;

  it('loses one to a retire only if that is meant', async () => {
    const world = await worldWith(...few);
    const retire = { id: first!.id, move: 'retire', reason } as const;
    await expect(moveQuestion(world, ACTOR, retire)).rejects.toThrow(DomainsWouldClose);
    expect([await liveIn(world), world.unitOfWork.audit()]).toEqual([30, []]);
    await moveQuestion(world, ACTOR, { ...retire, confirmed: true });
    expect(await liveIn(world)).toBe(29);
  });

  it('loses one to new words only if that is meant', async () => {
    const world = await worldWith(...few);
    const words = { ...contentOf(first!), question: 'Why so?' };
    const revision = { content: words, version: first!.version, reason };
    await expect(reviseQuestion(world, ACTOR, revision)).rejects.toThrow(DomainsWouldClose);
    expect([await liveIn(world), world.unitOfWork.audit()]).toEqual([30, []]);
    await reviseQuestion(world, ACTOR, { ...revision, confirmed: true });
    expect(await liveIn(world)).toBe(29);
  });

  it('loses one to another domain only if that is meant', async () => {
    const world = await worldWith(...few);
    const moved = { ...contentOf(first!), domain: 'devops' as const };
    const move = { content: moved, version: first!.version, reason };
    await expect(reviseQuestion(world, ACTOR, move)).rejects.toThrow(DomainsWouldClose);
    await reviseQuestion(world, ACTOR, { ...move, confirmed: true });
    expect(await liveIn(world)).toBe(29);
  });
});
