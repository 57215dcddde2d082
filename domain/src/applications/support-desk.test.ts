import { expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { aContactMessage } from '../testing/a-contact-message.js';
import { assignMessage } from './assign-message.js';

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
