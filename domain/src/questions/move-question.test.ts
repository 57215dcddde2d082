import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../kernel/errors.js';
import { aQuestion } from '../testing/a-question.js';
import { aTestContext } from '../testing/a-test-context.js';
import { createQuestion, reviseQuestion } from './edit-question.js';
import { QuestionHasChanged } from './errors.js';
import { moveQuestion } from './move-question.js';
import { contentOf } from './question.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const content = contentOf(aQuestion({ id: 'ds-1' }));
const reason = 'It was read aloud';

async function withDraft() {
  const context = await aTestContext();
  await createQuestion(context, ACTOR, content);
  const live = async () =>
    (await context.unitOfWork.stores.questions.liveIn(content.domain)).length;
  return { context, live };
}

describe('A question', () => {
  it('is published and retired in the same version, each noted once', async () => {
    const { context, live } = await withDraft();
    expect(await live()).toBe(0);
    for (const move of ['publish', 'publish', 'retire', 'retire'] as const) {
      await moveQuestion(context, ACTOR, { id: 'ds-1', move, version: 1, reason });
      expect(await live()).toBe(move === 'publish' ? 1 : 0);
    }
    const entry = { subject: 'question', subjectId: 'ds-1', reason };
    expect(context.unitOfWork.audit().slice(1)).toMatchObject([
      { ...entry, action: 'publish-question', before: { version: 1, live: false } },
      { ...entry, action: 'retire-question', after: { version: 1, live: false } },
    ]);
  });

  it('needs a reason to be retired, and none to be published', async () => {
    const { context, live } = await withDraft();
    await moveQuestion(context, ACTOR, { id: 'ds-1', move: 'publish', reason: ' ' });
    const silent = moveQuestion(context, ACTOR, { id: 'ds-1', move: 'retire', reason: ' ' });
    await expect(silent).rejects.toThrow(InvalidInput);
    expect(await live()).toBe(1);
  });

  it('is moved only where it is there, in the words that were read', async () => {
    const { context, live } = await withDraft();
    const gone = moveQuestion(context, ACTOR, { id: 'ds-9', move: 'publish', reason });
    await expect(gone).rejects.toThrow('There is no such question.');
    const revision = { content: { ...content, question: 'Why so?' }, version: 1, reason };
    await reviseQuestion(context, ACTOR, revision);
    const late = { id: 'ds-1', move: 'publish', version: 1, reason } as const;
    await expect(moveQuestion(context, ACTOR, late)).rejects.toThrow(QuestionHasChanged);
    expect(await live()).toBe(0);
  });
});
