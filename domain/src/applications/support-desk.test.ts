import { describe, expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { aContactMessage } from '../testing/a-contact-message.js';
import { assignMessage } from './assign-message.js';
import { filledAnswer, MOST_CANNED_ANSWERS } from './canned-answer.js';
import { addCannedAnswer, changeCannedAnswer, removeCannedAnswer } from './keep-canned-answers.js';

const RAVI = { adminId: '00000000-0000-4000-8000-000000000001', username: 'ravi' };
const MEERA = { adminId: '00000000-0000-4000-8000-000000000002', username: 'meera' };
const WORDS = { title: 'Receipt', text: 'Hello {name}, your receipt is in the profile.' };

describe('A canned answer', () => {
  it('fills in what is known of the message, and nothing that the message says', () => {
    const facts = { name: '{subject}', subject: 'Fee' };
    expect(filledAnswer('Hello {name}: {subject}, {name}. { } {}', facts)).toBe(
      'Hello {subject}: Fee, {subject}. { } {}',
    );
  });

  it('is kept, changed and removed, each with its entry in the audit log', async () => {
    const context = await aTestContext();
    const kept = () => [...context.unitOfWork.tables.cannedAnswers.values()];
    const id = await addCannedAnswer(context, RAVI, { ...WORDS, title: ' Receipt ' });
    expect(kept()).toEqual([{ ...WORDS, id, version: 1 }]);
    const changed = { id, title: 'Receipts', text: 'In the profile.' };
    await changeCannedAnswer(context, RAVI, { ...changed, version: 1 });
    expect(kept()).toEqual([{ ...changed, version: 2 }]);
    const late = changeCannedAnswer(context, MEERA, { ...WORDS, id, version: 1 });
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect(kept()).toEqual([{ ...changed, version: 2 }]);
    await removeCannedAnswer(context, MEERA, { id });
    expect(kept()).toEqual([]);
    for (const gone of [
      removeCannedAnswer(context, MEERA, { id }),
      changeCannedAnswer(context, MEERA, { ...changed, version: 2 }),
    ]) {
      await expect(gone).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect(context.unitOfWork.audit().map(({ action }) => action)).toEqual([
      ...['add-canned-answer', 'change-canned-answer', 'remove-canned-answer'],
    ]);
  });

  it.each([
    ['title', { ...WORDS, title: ' ' }],
    ['title', { ...WORDS, title: 'x'.repeat(61) }],
    ['text', { ...WORDS, text: '' }],
    ['text', { ...WORDS, text: 'x'.repeat(2_001) }],
    ['text', { ...WORDS, text: 'Dear {nmae},' }],
  ])('is refused for its %s', async (field, words) => {
    const context = await aTestContext();
    await expect(addCannedAnswer(context, RAVI, words)).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is refused above the limit of canned answers', async () => {
    const context = await aTestContext();
    for (let nth = 0; nth < MOST_CANNED_ANSWERS; nth += 1)
      await addCannedAnswer(context, RAVI, WORDS);
    await expect(addCannedAnswer(context, RAVI, WORDS)).rejects.toMatchObject({
      code: 'too_many_canned_answers',
    });
  });
});

describe('A message', () => {
  it('is taken by one of two admins, given to finance, and let go', async () => {
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
      code: 'message_taken',
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
    expect(context.unitOfWork.audit()).toHaveLength(4);
    const unknown = assignMessage(context, RAVI, { messageId: 'none', to: 'self', seen: null });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found' });
  });
});
