import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../audit/audit-entry.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { answerMessage, closeMessage, markAsGrievance } from './answer-message.js';
import { sendMessage } from './send-message.js';

const ACTOR: Actor = { adminId: '00000000-0000-4000-8000-000000000001', username: 'ravi' };
const FORM = {
  name: 'Asha',
  email: 'asha@example.com',
  subject: 'Receipt',
  message: 'Where is my receipt?',
};

async function contextWithMessage() {
  const context = await aTestContext({});
  await sendMessage(context, FORM, 'message');
  const [messageId = ''] = context.unitOfWork.tables.messages.keys();
  const answer = (text: string, seen = 0) =>
    answerMessage(context, ACTOR, { messageId, text, seen });
  const kept = () => context.unitOfWork.tables.messages.get(messageId);
  return { context, messageId, answer, kept };
}

describe('A message', () => {
  it('is answered by mail, and the answer is kept with who wrote it', async () => {
    const { context, messageId, answer, kept } = await contextWithMessage();
    await answer(' It is in your profile. ');
    expect(kept()).toMatchObject({
      answers: [{ text: 'It is in your profile.', adminName: 'ravi' }],
      closedAt: null,
    });
    expect(context.mails('message-answered')).toMatchObject([
      {
        to: 'asha@example.com',
        data: { question: FORM.message, answer: 'It is in your profile.', thread: messageId },
      },
    ]);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'answer-message', subject: 'message', subjectId: messageId },
      ...{ before: { answers: 0 }, after: { answers: 1 } },
    });
  });

  it('gets one answer from two clicks, or two admins, and another if that is meant', async () => {
    const { context, answer } = await contextWithMessage();
    await answer('In your profile.');
    await expect(answer('In your profile.')).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'message_answered' },
    });
    await answer('And by mail.', 1);
    expect(context.mails('message-answered')).toHaveLength(2);
  });

  it.each(['', ' a ', 'x'.repeat(10_000)])('is not answered with %#', async (text) => {
    const { context, answer } = await contextWithMessage();
    await expect(answer(text)).rejects.toMatchObject({
      details: { fields: { text: expect.any(String) } },
    });
    expect(context.mails('message-answered')).toEqual([]);
  });

  it('is closed without an answer, once, and then needs none', async () => {
    const { context, messageId, answer, kept } = await contextWithMessage();
    const unseen = closeMessage(context, ACTOR, { messageId, reason: '', seen: 1 });
    await expect(unseen).rejects.toMatchObject({ code: 'message_answered' });
    await closeMessage(context, ACTOR, { messageId, reason: '', seen: 0 });
    expect(kept()?.closedAt).toEqual(context.clock.now);
    const again = closeMessage(context, ACTOR, { messageId, reason: '' });
    await expect(again).rejects.toMatchObject({ code: 'message_answered' });
    await expect(answer('Too late.')).rejects.toMatchObject({ code: 'message_answered' });
  });

  it('A message that is none is neither answered nor closed', async () => {
    const { context } = await contextWithMessage();
    const messageId = '00000000-0000-4000-8000-000000000009';
    const answering = { messageId, text: 'Yes.', seen: 0 };
    await expect(answerMessage(context, ACTOR, answering)).rejects.toThrow(
      'There is no such message.',
    );
    await expect(closeMessage(context, ACTOR, { messageId, reason: '' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('A message that complains about personal data', () => {
  it('is to be answered within 30 days of its coming, and its sender gets one mail', async () => {
    const { context, messageId, kept } = await contextWithMessage();
    const cameAt = context.clock.now;
    context.clock.pass(5 * 24 * 60 * 60);
    await markAsGrievance(context, ACTOR, { messageId });
    const dueAt = secondsAfter(cameAt, 30 * 24 * 60 * 60);
    expect(kept()).toMatchObject({ kind: 'grievance', dueAt });
    const shown = [{ to: 'asha@example.com', data: { name: 'Asha', dueAt: dueAt.toISOString() } }];
    expect(context.mails('grievance-received')).toMatchObject(shown);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      ...{ action: 'mark-grievance', subject: 'message' },
      ...{ before: { kind: expect.any(String) }, after: { kind: 'grievance' } },
    });
    const again = markAsGrievance(context, ACTOR, { messageId });
    await expect(again).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'message_is_grievance' },
    });
    expect(context.mails('grievance-received')).toHaveLength(1);
  });

  it('is not closed without an answer unless there is a reason, which is kept', async () => {
    const { context, messageId, kept } = await contextWithMessage();
    await markAsGrievance(context, ACTOR, { messageId });
    const close = (reason: string) => closeMessage(context, ACTOR, { messageId, reason });
    await expect(close(' ')).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    expect(kept()?.closedAt).toBeNull();
    await close('It asks for the price of a shop.');
    expect(kept()?.closedAt).toEqual(context.clock.now);
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({
      action: 'close-message',
      reason: 'It asks for the price of a shop.',
    });
  });

  it('is none once it was answered or closed', async () => {
    const answered = await contextWithMessage();
    await answered.answer('In your profile.');
    const closed = await contextWithMessage();
    await closeMessage(closed.context, ACTOR, { messageId: closed.messageId, reason: '' });
    for (const { context, messageId } of [answered, closed]) {
      const marking = markAsGrievance(context, ACTOR, { messageId });
      await expect(marking).rejects.toMatchObject({ code: 'message_answered' });
      expect(context.mails('grievance-received')).toEqual([]);
    }
  });
});
