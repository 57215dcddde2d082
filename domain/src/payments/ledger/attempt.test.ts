import { anUpdate, aRefundUpdate, THE_FEE } from '../../testing/an-update.js';
import {
  amountReturned,
  isHeld,
  isKept,
  isPaying,
  applyUpdate,
  type ProviderUpdate,
} from './attempt.js';

const after = (...updates: ProviderUpdate[]) =>
  updates.reduce<ReturnType<typeof applyUpdate>>(
    (attempts, update) => applyUpdate(attempts, update, THE_FEE),
    [],
  );

const of = (state: ProviderUpdate['state'], parts: Partial<ProviderUpdate> = {}) =>
  anUpdate({ paymentId: 'pay_1', state, ...parts });
const refund = (id: string, amount: number, state: 'requested' | 'failed' | 'processed') =>
  aRefundUpdate('pay_1', state, { id, amount });

it.each([
  ['a fee on top', 51_180, { amount: 50_000, customerFee: 1_180 }],
  ['an offer taken off', 45_000, { amount: 45_000, customerFee: 0 }],
])('An attempt with %s counts once the provider calls its order paid by it', (_, amount, is) => {
  const taken = of('captured', { paid: { amount, currency: 'INR' } });
  const byOrder = { ...taken, paysOrder: true };
  expect(after(taken)).toMatchObject([{ amount, customerFee: 0, counts: false }]);
  expect(after(taken, byOrder)).toMatchObject([{ ...is, counts: true }]);
  expect(after(byOrder, taken)).toEqual(after(taken, byOrder));
});

it('An attempt of another currency never counts, whatever its order is called', () => {
  const paid = { amount: 50_000, currency: 'USD' };
  expect(after(of('captured', { paid, paysOrder: true }))).toMatchObject([{ counts: false }]);
});

it.each([
  ['another amount', { amount: 1, currency: 'INR' }, 1],
  ['another currency', { amount: 50_000, currency: 'USD' }, 50_000],
])('An attempt to pay of %s has that amount, and never counts', (_, paid, amount) => {
  expect(after(of('authorized', { paid }))).toMatchObject([{ amount, differs: true }]);
  expect(after(of('authorized', { paid }), of('captured'))).toMatchObject([
    { amount, differs: true, counts: false },
  ]);
});

it('An attempt to pay without an amount has the amount of its order', () =>
  expect(after(of('captured', { paid: null }))).toMatchObject([
    { amount: 50_000, counts: true, differs: false },
  ]));

describe('The refunds of an attempt', () => {
  it.each([
    ['requested', 'failed', 'failed'],
    ['failed', 'processed', 'processed'],
    ['processed', 'failed', 'processed'],
    ['failed', 'requested', 'failed'],
  ] as const)('A refund that is %s, and then %s, is %s', (one, other, state) => {
    const [paid] = after(refund('rfnd_1', 20_000, one), refund('rfnd_1', 20_000, other));
    expect(paid?.refunds).toEqual([{ id: 'rfnd_1', amount: 20_000, state }]);
  });

  it('are told apart by their ids, and only those that are processed count', () => {
    const [paid] = after(
      refund('rfnd_1', 20_000, 'processed'),
      refund('rfnd_2', 10_000, 'requested'),
      refund('rfnd_3', 5_000, 'processed'),
      refund('rfnd_2', 10_000, 'failed'),
    );
    expect(paid?.refunds.map(({ id, state }) => [id, state])).toEqual([
      ['rfnd_1', 'processed'],
      ['rfnd_2', 'failed'],
      ['rfnd_3', 'processed'],
    ]);
    expect(amountReturned(paid!)).toBe(25_000);
  });

  it.each([
    [49_999, true],
    [50_000, false],
  ])('Refunds of %d paise of 50 000 leave the money with us: %p', (amount, kept) => {
    const [captured] = after(of('captured'), refund('rfnd_1', amount, 'processed'));
    expect([isKept(captured!), isHeld(captured!), isPaying(captured!)]).toEqual([
      kept,
      false,
      kept,
    ]);
    const aside = { ...captured!, state: 'authorized' as const, counts: false };
    expect([isKept(aside), isHeld(aside), isPaying(aside)]).toEqual([false, kept, false]);
  });
});
