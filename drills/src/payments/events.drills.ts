import { forEachAtOnce } from './at-once.js';
import { oddAnswers, type PaymentDrill } from './payment-drill.js';
import type { PaymentStage } from './payment-stage.js';
import type { Payer } from './till.js';

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

async function paidLate(stage: PaymentStage, payer: Payer, at: number) {
  const { orderId } = await stage.order(payer, at);
  if (orderId === null) throw new Error('There is no order to pay');
  const proof = stage.payLate(orderId);
  return { proof, letters: await stage.letters(proof, EVENTS) };
}

/** Each event of a payment many times, and its proof as often, all at once over both replicas. */
export const eventsRepeated: PaymentDrill = {
  name: 'payments-events-repeated',
  what: () => `each of four events, and verify, ${TIMES} times at once`,
  bites: true,
  async play(stage, { repeated }) {
    const payers = await stage.till.admit(repeated);
    const statuses: (number | null)[] = [];
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      const { proof, letters } = await paidLate(stage, payer, place);
      const rounds = Array.from({ length: TIMES }, (_, turn) => [
        ...letters.map((letter, kind) => stage.till.deliver(letter, turn + kind)),
        stage.till.verify(payer, proof, turn),
      ]);
      statuses.push(...(await Promise.all(rounds.flat())));
    });
    const notes = [`${statuses.length} news`];
    return stage.conclude(payers, { notes, broken: oddAnswers('news', statuses) });
  },
};

/** Four events in every order there is, each to the other replica than the one before. */
export const eventsInAnyOrder: PaymentDrill = {
  name: 'payments-events-order',
  what: () => `four events in all ${ORDERS} orders`,
  bites: true,
  async play(stage) {
    const payers = await stage.till.admit(ORDERS);
    const statuses: (number | null)[] = [];
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      const { letters } = await paidLate(stage, payer, place);
      for (const [turn, letter] of (permutationsOf(letters)[place] ?? []).entries()) {
        statuses.push(await stage.till.deliver(letter, turn));
      }
    });
    return stage.conclude(payers, { broken: oddAnswers('events', statuses) });
  },
};
