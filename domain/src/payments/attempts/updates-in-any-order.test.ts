import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDisputeUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_DAY } from '../../testing/moments.js';
import { withProviderUpdate, type Payment } from '../orders/payment.js';
import { isPaying, type ProviderUpdate } from './payment-attempt.js';

const TRIES = ['pay_1', 'pay_2', 'pay_3'];

/** What can be told of one dispute, in the order in which the provider would. */
const DISPUTE_STATES = ['open', 'under-review', 'action-required', 'won', 'lost'] as const;

/** All that can be told of a try of the right amount. */
const FACTS: readonly ProviderUpdate[] = TRIES.flatMap((paymentId) => [
  anUpdate({ paymentId, state: 'failed' }),
  anUpdate({ paymentId, state: 'authorized' }),
  anUpdate({ paymentId }),
  anUpdate({ paymentId, paid: null }),
  ...(['requested', 'failed', 'processed'] as const).flatMap((state) => [
    aRefundUpdate(paymentId, state, { id: 'rfnd_part', amount: 20_000 }),
    aRefundUpdate(paymentId, state, { id: 'rfnd_rest', amount: 30_000 }),
  ]),
  ...DISPUTE_STATES.flatMap((state, asOf) => [
    aDisputeUpdate(paymentId, { state, asOf }),
    aDisputeUpdate(paymentId, { id: 'disp_2', state, asOf: 0, amount: 20_000 }),
  ]),
]);

const order = aPayment();
const told = (facts: readonly ProviderUpdate[]): Payment =>
  facts.reduce<Payment>((payment, fact) => withProviderUpdate(payment, fact, A_DAY), order);

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.id.localeCompare(other.id));

/** What came of it, without the order in which it came. */
const outcome = ({ state, paidAt, tries }: Payment) => ({
  state,
  paidAt,
  tries: byId(
    tries.map((one) => ({
      ...one,
      refunds: byId(one.refunds),
      disputes: byId(one.disputes ?? []),
    })),
  ),
});

const someFacts = fc.array(fc.constantFrom(...FACTS), { maxLength: 12 });
const shuffled = someFacts.chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    again: fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
  }),
);

it('any order, and any number of repetitions, of the same facts comes to the same', () => {
  fc.assert(
    fc.property(shuffled, ({ facts, again }) => {
      expect(outcome(told(again))).toEqual(outcome(told(facts)));
    }),
    { numRuns: 500 },
  );
});

it('every order of four events of one payment comes to the same', () => {
  const events = FACTS.slice(0, 3).concat(aRefundUpdate('pay_1', 'processed'));
  const orders = events.flatMap((first) =>
    events.flatMap((second) =>
      events.flatMap((third) => events.map((fourth) => [first, second, third, fourth])),
    ),
  );
  const permutations = orders.filter((facts) => new Set(facts).size === events.length);
  expect(permutations).toHaveLength(24);
  for (const facts of permutations) expect(told(facts).state).toBe('refunded');
});

it('no fact takes a try back, and paid ends only by a refund or a lost dispute', () => {
  fc.assert(
    fc.property(someFacts, fc.constantFrom(...FACTS), (facts, fact) => {
      const before = told(facts);
      const next = withProviderUpdate(before, fact, A_DAY);
      const stillThere = before.tries.every(({ id, counts }) =>
        next.tries.some((one) => one.id === id && (one.counts || !counts)),
      );
      expect(stillThere).toBe(true);
      if (before.state === 'paid') expect(next.state).not.toBe('open');
      const takesBack = fact.refund ?? fact.dispute?.state === 'lost';
      if (before.state === 'paid' && !takesBack) expect(next.state).toBe('paid');
      if (before.state === 'refunded') expect(['refunded', 'paid']).toContain(next.state);
      expect(next.state === 'paid').toBe(next.tries.some(isPaying));
    }),
    { numRuns: 500 },
  );
});
