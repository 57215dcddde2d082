import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_DAY } from '../../testing/moments.js';
import { withProviderUpdate, type Payment } from './payment.js';
import { isPaying, type ProviderUpdate } from './attempt.js';

const ATTEMPT_IDS = ['pay_1', 'pay_2', 'pay_3'];

/** The states of one chargeback, in the order in which the provider would. */
const CHARGEBACK_STATES = ['open', 'under-review', 'action-required', 'won', 'lost'] as const;

const UPDATES: readonly ProviderUpdate[] = ATTEMPT_IDS.flatMap((paymentId) => [
  anUpdate({ paymentId, state: 'failed' }),
  anUpdate({ paymentId, state: 'authorized' }),
  anUpdate({ paymentId }),
  anUpdate({ paymentId, paid: null }),
  ...(['requested', 'failed', 'processed'] as const).flatMap((state) => [
    aRefundUpdate(paymentId, state, { id: 'rfnd_part', amount: 20_000 }),
    aRefundUpdate(paymentId, state, { id: 'rfnd_rest', amount: 30_000 }),
  ]),
  ...CHARGEBACK_STATES.flatMap((state, asOf) => [
    aChargebackUpdate(paymentId, { state, asOf }),
    aChargebackUpdate(paymentId, { id: 'disp_2', state, asOf: 0, amount: 20_000 }),
  ]),
]);

const order = aPayment();
const shown = (updates: readonly ProviderUpdate[]): Payment =>
  updates.reduce<Payment>((payment, update) => withProviderUpdate(payment, update, A_DAY), order);

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.id.localeCompare(other.id));

/** What came of it, without the order in which it came. */
const outcome = ({ state, paidAt, attempts }: Payment) => ({
  state,
  paidAt,
  attempts: byId(
    attempts.map((one) => ({
      ...one,
      refunds: byId(one.refunds),
      chargebacks: byId(one.chargebacks),
    })),
  ),
});

const someUpdates = fc.array(fc.constantFrom(...UPDATES), { maxLength: 12 });
const shuffled = someUpdates.chain((updates) =>
  fc.record({
    updates: fc.constant(updates),
    again: fc.shuffledSubarray([...updates, ...updates], { minLength: updates.length * 2 }),
  }),
);

it('any order, and any number of repetitions, of the same updates comes to the same', () =>
  fc.assert(
    fc.property(shuffled, ({ updates, again }) => {
      expect(outcome(shown(again))).toEqual(outcome(shown(updates)));
    }),
    { numRuns: 500 },
  ));

it('no update takes an attempt back, and paid ends only by a refund or a lost chargeback', () =>
  fc.assert(
    fc.property(someUpdates, fc.constantFrom(...UPDATES), (updates, update) => {
      const before = shown(updates);
      const next = withProviderUpdate(before, update, A_DAY);
      const stillThere = before.attempts.every(({ id, counts }) =>
        next.attempts.some((one) => one.id === id && (one.counts || !counts)),
      );
      expect(stillThere).toBe(true);
      if (before.state === 'paid') expect(next.state).not.toBe('open');
      const takesBack = update.refund ?? update.chargeback?.state === 'lost';
      if (before.state === 'paid' && !takesBack) expect(next.state).toBe('paid');
      if (before.state === 'refunded') expect(['refunded', 'paid']).toContain(next.state);
      expect(next.state === 'paid').toBe(next.attempts.some(isPaying));
    }),
    { numRuns: 500 },
  ));
