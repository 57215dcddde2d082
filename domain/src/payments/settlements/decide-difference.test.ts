import { describe, expect, it } from '@jest/globals';
import { aTestContext } from '../../testing/a-test-context.js';
import { noteDifference } from '../reconciliation/note-difference.js';
import { decideDifference, type Deciding } from './decide-difference.js';
import { DIFFERENCE_DECISIONS } from './difference.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const FOUND = { orderId: 'order_1', providerPaymentId: 'pay_1', aboutId: '', amount: 50_000 };

async function aDifference() {
  const context = await aTestContext();
  await noteDifference(context, 'paid-there-only', FOUND);
  const [found] = [...context.unitOfWork.tables.differences.values()];
  const decide = (parts: Partial<Deciding> = {}, actor = ACTOR) =>
    decideDifference(context, actor, {
      ...{ differenceId: found!.id, decision: 'explained', reason: 'Paid by hand', seen: 'open' },
      ...parts,
    });
  const kept = () => context.unitOfWork.tables.decisions.get(found!.id);
  return { context, decide, kept };
}

describe('A difference between the ledgers', () => {
  it.each(DIFFERENCE_DECISIONS)(
    'is kept as %s, with a note, by whom and when',
    async (decision) => {
      const { context, decide, kept } = await aDifference();
      await decide({ decision });
      expect(kept()).toMatchObject({ decision, note: 'Paid by hand', decidedBy: 'meera' });
      expect(kept()?.decidedAt).toEqual(context.clock.now);
      expect(context.unitOfWork.audit()).toMatchObject([
        {
          ...{ action: 'decide-difference', subject: 'difference', reason: 'Paid by hand' },
          ...{ before: { decision: 'open' }, after: { decision } },
        },
      ]);
    },
  );

  it('is opened again, and then has no moment', async () => {
    const { decide, kept } = await aDifference();
    await decide();
    await decide({ decision: 'open', seen: 'explained', reason: 'It was another one' });
    expect(kept()).toMatchObject({ decision: null, decidedAt: null, note: 'It was another one' });
  });

  it('is decided by one of two admins who saw it open', async () => {
    const { decide, kept } = await aDifference();
    await decide({ decision: 'written-off' });
    const later = decide({ decision: 'corrected' }, { adminId: 'admin-2', username: 'ravi' });
    await expect(later).rejects.toThrow(
      'meera has changed this difference since you opened it (decision).',
    );
    expect(kept()?.decision).toBe('written-off');
  });

  it.each([
    ['decision', 'Please choose a decision.', { decision: 'forgotten' }],
    ['reason', expect.any(String), { reason: '  ' }],
    ['decision', 'It is open.', { decision: 'open' }],
  ])('is not decided with a bad %s: %s', async (field, message, parts) => {
    const { context, decide, kept } = await aDifference();
    await expect(decide(parts)).rejects.toMatchObject({
      details: { fields: { [field]: message } },
    });
    expect(kept()).toBeUndefined();
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('A difference between the ledgers that does not exist can not be decided', async () => {
    const { decide } = await aDifference();
    await expect(decide({ differenceId: 'other' })).rejects.toThrow('There is no such difference.');
  });
});
