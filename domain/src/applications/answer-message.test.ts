import type { Actor } from '../audit/audit-entry.js';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { answerMessage, closeMessage, markAsGrievance } from './answer-message.js';
import { sendMessage } from './send-message.js';
import { indianTime } from '../kernel/indian-day.js';
import { answerBy, isLate } from './answer-time.js';
import { aContactMessage } from '../testing/an-application.js';
import { assignMessage } from './assign-message.js';

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
    await expect(markAsGrievance(context, ACTOR, { messageId })).rejects.toMatchObject({
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

/** In January 2026, on the clocks of India; the 3rd is a Saturday. */
const at = (text: string): Date => indianTime(`2026-01-${text}`)!;

describe('The answer to a message', () => {
  it.each([
    ['of a Monday', '05T10:00', '06T10:00'],
    ['of a Friday evening', '09T20:15', '10T20:15'],
    ['of the first minute of a Saturday', '03T00:00', '05T00:00'],
    ['of a Saturday', '03T15:00', '05T15:00'],
    ['of the last minute of a Saturday', '03T23:59', '05T23:59'],
    ['of the first minute of a Sunday', '04T00:00', '06T00:00'],
    ['of a Sunday night', '04T23:59', '06T00:00'],
    ['of the first minute after a Sunday', '05T00:00', '06T00:00'],
  ])(
    '%s is due after the 24 hours of working days, and late a moment after that',
    (_, came, by) => {
      const message = { createdAt: at(came), dueAt: null };
      expect(answerBy(message)).toEqual(at(by));
      expect(isLate(message, at(by))).toBe(false);
      expect(isLate(message, new Date(at(by).getTime() + 1))).toBe(true);
    },
  );

  it('is due on the day of a grievance, which has one of its own', () => {
    const createdAt = at('03T10:00');
    const dueAt = secondsAfter(createdAt, 90 * 24 * 60 * 60);
    expect(answerBy({ createdAt, dueAt })).toEqual(dueAt);
    expect(isLate({ createdAt, dueAt }, at('30T10:00'))).toBe(false);
    expect(isLate({ createdAt, dueAt }, secondsAfter(dueAt, 1))).toBe(true);
  });
});

const RAVI = { adminId: '00000000-0000-4000-8000-000000000001', username: 'ravi' };
const MEERA = { adminId: '00000000-0000-4000-8000-000000000002', username: 'meera' };

it('A message is taken by one of two admins, given to finance, and let go', async () => {
  const context = await aTestContext();
  const { id: messageId } = aContactMessage();
  await context.unitOfWork.run((tx) => tx.messages.add({ ...aContactMessage(), id: messageId }));
  const take = (
    actor: typeof RAVI,
    seen: string | null,
    to: 'self' | 'finance' | 'nobody' = 'self',
  ) => assignMessage(context, actor, { messageId, to, seen });
  const owner = () => context.unitOfWork.tables.messages.get(messageId)?.ownerName;
  await take(RAVI, null);
  await take(RAVI, 'ravi');
  await expect(take(MEERA, null)).rejects.toMatchObject({
    ...{ kind: 'conflict', code: 'message_taken' },
    message: 'ravi has taken this message meanwhile.',
  });
  expect(owner()).toBe('ravi');
  await take(MEERA, 'ravi');
  expect(owner()).toBe('meera');
  await take(RAVI, 'meera', 'finance');
  expect(owner()).toBe('Finance team');
  await take(RAVI, 'Finance team', 'nobody');
  expect(owner()).toBeNull();
  await expect(take(RAVI, 'meera')).rejects.toMatchObject({ code: 'message_taken' });
  const noted = { action: 'assign-message', subject: 'message', subjectId: messageId };
  const owners = [null, 'ravi', 'meera', 'Finance team', null];
  expect(context.unitOfWork.audit()).toMatchObject(
    owners.slice(1).map((after, at) => ({
      ...{ ...noted, before: { owner: owners[at] }, after: { owner: after } },
    })),
  );
  const unknown = assignMessage(context, RAVI, { messageId: 'none', to: 'self', seen: null });
  await expect(unknown).rejects.toThrow('There is no such message.');
});
