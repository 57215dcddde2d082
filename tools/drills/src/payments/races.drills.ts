import { chooseSize } from '@portal/domain/testing/night.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import { forEachAtOnce } from './at-once.js';
import { findOddAnswers, type PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import type { Payer } from './product-client.js';

/** In each of the ways. */
const RACES_IN_EACH_WAY = chooseSize(1, 200);
const AT_ONCE = 12;
/** Authorised, captured, order paid. */
const EVENTS = 3;

/** The ways in which the news of one payment can be brought; `at` names the replica. */
type News = {
  readonly verify: (at: number) => Promise<void>;
  readonly tell: (at: number) => Promise<void>;
};

type Way = (news: News, turn: number) => Promise<unknown>;

const WAYS: Readonly<Record<string, readonly [string, Way]>> = {
  before: [
    'webhooks before verify',
    async ({ verify, tell }, turn) => {
      await tell(turn);
      await verify(turn + 1);
    },
  ],
  after: [
    'webhooks after verify',
    async ({ verify, tell }, turn) => {
      await verify(turn);
      await tell(turn + 1);
    },
  ],
  'without-webhook': ['verify without webhooks', ({ verify }, turn) => verify(turn)],
  'without-verify': ['webhooks without verify', ({ tell }, turn) => tell(turn)],
  'at-once': [
    'webhooks and verify at the same instant, on both replicas',
    ({ verify, tell }, turn) =>
      Promise.all([verify(turn), tell(turn), verify(turn + 1), tell(turn + 1)]),
  ],
};

type Heard = { readonly verifies: (number | null)[]; readonly webhooks: (number | null)[] };

async function newsOf(
  harness: PaymentHarness,
  payer: Payer,
  proofs: readonly PaymentProof[],
  heard: Heard,
) {
  const deliveries = await Promise.all(proofs.map((proof) => harness.deliveries(proof, EVENTS)));
  const { client } = harness;
  return {
    async verify(at: number) {
      const calls = proofs.map((proof) => client.verify(payer, proof, at));
      heard.verifies.push(...(await Promise.all(calls)));
    },
    async tell(at: number) {
      const calls = deliveries.flat().map((delivery, turn) => client.deliver(delivery, at + turn));
      heard.webhooks.push(...(await Promise.all(calls)));
    },
  };
}

/** The student asks for an order twice at once, pays all there is to pay, and asks again at the end. */
async function race(harness: PaymentHarness, payer: Payer, turn: number, way: Way, heard: Heard) {
  await Promise.all([harness.order(payer, turn), harness.order(payer, turn + 1)]);
  await way(await newsOf(harness, payer, harness.pay(payer), heard), turn);
  await harness.order(payer, turn);
  harness.pay(payer);
}

const makeRace = (name: string, [words, way]: readonly [string, Way]): PaymentDrill => ({
  name: words,
  ...(name === 'at-once' && { inEachRun: true }),
  async play(harness) {
    const payers = await harness.client.admit(RACES_IN_EACH_WAY);
    const heard: Heard = { verifies: [], webhooks: [] };
    await forEachAtOnce(AT_ONCE, payers, (payer, turn) => race(harness, payer, turn, way, heard));
    return harness.findBroken(payers, [
      ...findOddAnswers('verify', heard.verifies),
      ...findOddAnswers('webhooks', heard.webhooks),
    ]);
  },
});

/** Verify and webhooks of one payment, over two replicas. */
export const RACES: readonly PaymentDrill[] = Object.entries(WAYS).map(([name, way]) =>
  makeRace(name, way),
);
