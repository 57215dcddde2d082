import { describe, expect, it } from '@jest/globals';
import { aDispute } from '../../testing/an-update.js';
import { chargedBack, isAsListed, withDispute, type Dispute } from './dispute.js';

const opened = aDispute({ state: 'open', asOf: 100 });

const after = (...updates: readonly Dispute[]) =>
  updates.reduce<readonly Dispute[]>((disputes, update) => withDispute(disputes, update), []);

describe('the later description of a dispute holds', () => {
  it('The later description of a dispute replaces an earlier one, in whichever order the two arrive', () => {
    const review = aDispute({ state: 'under-review', asOf: 200 });
    expect(after(opened, review)).toEqual([review]);
    expect(after(review, opened)).toEqual([review]);
  });

  it('The later description of a dispute holds also if it asks for an answer once more', () => {
    const review = aDispute({ state: 'under-review', asOf: 200 });
    const more = aDispute({ state: 'action-required', phase: 'pre_arbitration', asOf: 300 });
    expect(after(more, opened, review)).toEqual([more]);
  });

  it('Of two descriptions of one second, the one that is further along holds', () => {
    const lost = aDispute({ state: 'lost', asOf: 100 });
    expect(after(opened, lost)).toEqual([lost]);
    expect(after(lost, opened)).toEqual([lost]);
  });
});

it('two disputes of one payment are kept apart', () => {
  const second = aDispute({ id: 'disp_2' });
  expect(after(opened, second)).toEqual([opened, second]);
});

describe('the bank has taken back', () => {
  it.each(['open', 'action-required', 'under-review', 'closed', 'won'] as const)(
    'nothing by a dispute that is %s, though the provider withholds the money',
    (state) => {
      expect(chargedBack([aDispute({ state, deducted: 50_000 })])).toBe(0);
    },
  );

  it('The bank has taken back what was deducted for a dispute that was lost', () => {
    expect(chargedBack([aDispute({ state: 'lost', deducted: 20_000 })])).toBe(20_000);
  });

  it('the amount of a lost dispute for which no deduction is named', () => {
    expect(chargedBack([aDispute({ state: 'lost', amount: 30_000, deducted: 0 })])).toBe(30_000);
  });

  it('the sum of all lost disputes', () => {
    const parts = ['disp_1', 'disp_2'].map((id) => aDispute({ id, state: 'lost', amount: 20_000 }));
    expect(chargedBack(parts)).toBe(40_000);
  });
});

describe('a dispute in the provider’s list', () => {
  it('is as we know it, if the bank asks for more papers', () => {
    expect(isAsListed(aDispute({ state: 'action-required' }), opened)).toBe(true);
  });

  it.each([
    ['state', { state: 'lost' }],
    ['phase', { phase: 'arbitration' }],
    ['date to answer by', { respondBy: null }],
  ] as const)('differs by its %s', (_, parts) => {
    expect(isAsListed(opened, aDispute(parts))).toBe(false);
  });
});
