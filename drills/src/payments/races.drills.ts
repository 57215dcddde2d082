import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import { forEachAtOnce } from './at-once.js';
import { oddAnswers, type PaymentDrill } from './payment-drill.js';
import type { PaymentStage } from './payment-stage.js';
import type { Payer } from './till.js';

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
  stage: PaymentStage,
  payer: Payer,
  proofs: readonly PaymentProof[],
  heard: Heard,
) {
  const letters = await Promise.all(proofs.map((proof) => stage.letters(proof, EVENTS)));
  const { till } = stage;
  return {
    async verify(at: number) {
      const calls = proofs.map((proof) => till.verify(payer, proof, at));
      heard.verifies.push(...(await Promise.all(calls)));
    },
    async tell(at: number) {
      const calls = letters.flat().map((letter, turn) => till.deliver(letter, at + turn));
      heard.webhooks.push(...(await Promise.all(calls)));
    },
  };
}

/** The student asks for an order twice at once, pays all there is to pay, and asks again at the end. */
async function race(stage: PaymentStage, payer: Payer, turn: number, way: Way, heard: Heard) {
  await Promise.all([stage.order(payer, turn), stage.order(payer, turn + 1)]);
  await way(await newsOf(stage, payer, stage.pay(payer), heard), turn);
  await stage.order(payer, turn);
  stage.pay(payer);
}

const raceOf = (name: string, [words, way]: readonly [string, Way]): PaymentDrill => ({
  name: `payments-race-${name}`,
  what: () => words,
  ...(name === 'at-once' ? { bites: true } : {}),
  async play(stage, { races }) {
    const payers = await stage.till.admit(races / Object.keys(WAYS).length);
    const heard: Heard = { verifies: [], webhooks: [] };
    await forEachAtOnce(AT_ONCE, payers, (payer, turn) => race(stage, payer, turn, way, heard));
    const broken = [
      ...oddAnswers('verify', heard.verifies),
      ...oddAnswers('webhooks', heard.webhooks),
    ];
    return stage.conclude(payers, { broken });
  },
});

/** Verify and webhooks of one payment, over two replicas. */
export const RACES: readonly PaymentDrill[] = Object.entries(WAYS).map(([name, way]) =>
  raceOf(name, way),
);
