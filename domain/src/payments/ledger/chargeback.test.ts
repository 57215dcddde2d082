import { describe, expect, it } from '@jest/globals';
import { aChargeback } from '../../testing/an-update.js';
import { chargedBack, isAsListed, withChargeback, type Chargeback } from './chargeback.js';

const opened = aChargeback({ state: 'open', asOf: 100 });

const after = (...updates: readonly Chargeback[]) =>
  updates.reduce<readonly Chargeback[]>(
    (chargebacks, update) => withChargeback(chargebacks, update),
    [],
  );

it('The later description of a chargeback replaces an earlier one, in whichever order the two arrive', () => {
  const review = aChargeback({ state: 'under-review', asOf: 200 });
  expect(after(opened, review)).toEqual([review]);
  expect(after(review, opened)).toEqual([review]);
});

it('Of two descriptions of one second, the one that is further along holds', () => {
  const lost = aChargeback({ state: 'lost', asOf: 100 });
  expect(after(opened, lost)).toEqual([lost]);
  expect(after(lost, opened)).toEqual([lost]);
});

it('two chargebacks of one payment are kept apart', () => {
  const second = aChargeback({ id: 'disp_2' });
  expect(after(opened, second)).toEqual([opened, second]);
});

describe('the bank has taken back', () => {
  it.each(['open', 'action-required', 'under-review', 'closed', 'won'] as const)(
    'nothing by a chargeback that is %s, though the provider withholds the money',
    (state) => {
      expect(chargedBack([aChargeback({ state, deducted: 50_000 })])).toBe(0);
    },
  );

  it('The bank has taken back what was deducted for a chargeback that was lost', () => {
    expect(chargedBack([aChargeback({ state: 'lost', deducted: 20_000 })])).toBe(20_000);
  });

  it('the amount of a lost chargeback for which no deduction is named', () => {
    expect(chargedBack([aChargeback({ state: 'lost', amount: 30_000, deducted: 0 })])).toBe(30_000);
  });

  it('the sum of all lost chargebacks', () => {
    const parts = ['disp_1', 'disp_2'].map((id) =>
      aChargeback({ id, state: 'lost', amount: 20_000 }),
    );
    expect(chargedBack(parts)).toBe(40_000);
  });
});

describe('a chargeback in the provider’s list', () => {
  it('is as we know it, if the bank asks for more papers', () => {
    expect(isAsListed(aChargeback({ state: 'action-required' }), opened)).toBe(true);
  });

  it.each([
    ['state', { state: 'lost' }],
    ['phase', { phase: 'arbitration' }],
    ['date to answer by', { respondBy: null }],
  ] as const)('differs by its %s', (_, parts) => {
    expect(isAsListed(opened, aChargeback(parts))).toBe(false);
  });
});
