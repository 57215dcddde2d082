import { createHmac } from 'node:crypto';
import type { Config } from '@portal/backend/platform/config/config.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import { forEachAtOnce } from './at-once.js';
import { findOddAnswers, type PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import type { Payer, Proof } from './product-client.js';

/** Students of whom proofs are forged. */
const STUDENTS = chooseSize(1, 20);
const AT_ONCE = 8;
const TIMES = 10;
const REFUSED = 400;

type Ids = Pick<PaymentProof, 'razorpay_order_id' | 'razorpay_payment_id'>;

const signed = ({ razorpay_order_id: order, razorpay_payment_id: payment }: Ids, key: string) =>
  createHmac('sha256', key).update(`${order}|${payment}`).digest('hex');

/** Signatures that are none, beside the good one. */
const forgeriesOf = (ids: Ids, good: string, config: Config): readonly unknown[] => [
  'a1'.repeat(32),
  '',
  undefined,
  [good],
  good.toUpperCase(),
  good.slice(0, 32),
  signed(ids, ''),
  signed(ids, config.RAZORPAY_WEBHOOK_SECRET),
];

const withForgeries = (ids: Ids, config: Config): readonly Proof[] =>
  forgeriesOf(ids, signed(ids, config.RAZORPAY_KEY_SECRET), config).map((signature) => ({
    ...ids,
    razorpay_signature: signature,
  }));

type Pair = { readonly payer: Payer; readonly thief: Payer };

type Heard = { readonly forged: (number | null)[]; readonly good: (number | null)[] };

/** One student pays, another never does and tries with whatever can be had. */
async function tryOut(harness: PaymentHarness, { payer, thief }: Pair, at: number, heard: Heard) {
  const { client, config } = harness;
  await harness.order(payer, at);
  const [proof] = harness.pay(payer);
  const { orderId } = await harness.order(thief, at);
  if (!proof || orderId === null) throw new Error('There is no order to pay');
  const others = { razorpay_order_id: orderId, razorpay_payment_id: proof.razorpay_payment_id };
  const made = { razorpay_order_id: orderId, razorpay_payment_id: 'pay_ABCDEFGHIJKLMN' };
  const byThief: readonly Proof[] = [
    proof,
    { ...proof, razorpay_order_id: orderId },
    ...withForgeries(others, config),
    ...withForgeries(made, config),
  ];
  const forged = [
    ...withForgeries(proof, config).map((one) => client.verify(payer, one, at)),
    ...byThief.map((one, turn) => client.verify(thief, one, at + turn)),
  ];
  heard.forged.push(...(await Promise.all(forged)));
  const again = Array.from({ length: TIMES }, (_, turn) => client.verify(payer, proof, at + turn));
  heard.good.push(...(await Promise.all(again)));
}

export const forgedProofs: PaymentDrill = {
  name: `8 forged signatures; a good proof by others, and ${TIMES} times`,
  inEachRun: true,
  async play(harness) {
    const students = await harness.client.admit(2 * STUDENTS);
    const heard: Heard = { forged: [], good: [] };
    const pairs = Array.from({ length: STUDENTS }, (_, at) => students.slice(2 * at, 2 * at + 2));
    await forEachAtOnce(AT_ONCE, pairs, ([payer, thief], at) =>
      tryOut(harness, { payer, thief } as Pair, at, heard),
    );
    return harness.findBroken(students, [
      ...findOddAnswers('forgeries', heard.forged, REFUSED),
      ...findOddAnswers('a good proof', heard.good),
    ]);
  },
};
