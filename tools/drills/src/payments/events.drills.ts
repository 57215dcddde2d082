import { chooseSize } from '@portal/domain/testing/night.js';
import { forEachAtOnce } from './at-once.js';
import { findOddAnswers, type PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import type { Payer } from './product-client.js';

/** Students each event of whom comes ten times. */
const STUDENTS = chooseSize(1, 20);
const AT_ONCE = 8;
const TIMES = 10;

/** Failed, authorised late, captured, order paid. */
const EVENTS = 4;

/** So many orders do four things have. */
const ORDERS = 24;

const permutationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, at) =>
        permutationsOf(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );

async function paidLate(harness: PaymentHarness, payer: Payer, at: number) {
  const { orderId } = await harness.order(payer, at);
  if (orderId === null) throw new Error('There is no order to pay');
  const proof = harness.payLate(orderId);
  return { proof, deliveries: await harness.deliveries(proof, EVENTS) };
}

/** Each event of a payment many times, and its proof as often, all at once over both replicas. */
export const eventsRepeated: PaymentDrill = {
  name: `each of four events, and verify, ${TIMES} times at once`,
  inEachRun: true,
  async play(harness) {
    const payers = await harness.client.admit(STUDENTS);
    const statuses: (number | null)[] = [];
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      const { proof, deliveries } = await paidLate(harness, payer, place);
      const rounds = Array.from({ length: TIMES }, (_, turn) => [
        ...deliveries.map((delivery, kind) => harness.client.deliver(delivery, turn + kind)),
        harness.client.verify(payer, proof, turn),
      ]);
      statuses.push(...(await Promise.all(rounds.flat())));
    });
    return harness.findBroken(payers, findOddAnswers('events and verify', statuses));
  },
};

/** Four events in every order there is, each to the other replica than the one before. */
export const eventsInAnyOrder: PaymentDrill = {
  name: `four events in all ${ORDERS} orders`,
  async play(harness) {
    const payers = await harness.client.admit(ORDERS);
    const statuses: (number | null)[] = [];
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      const { deliveries } = await paidLate(harness, payer, place);
      for (const [turn, delivery] of (permutationsOf(deliveries)[place] ?? []).entries()) {
        statuses.push(await harness.client.deliver(delivery, turn));
      }
    });
    return harness.findBroken(payers, findOddAnswers('events', statuses));
  },
};
