import { until } from '@portal/backend/testing/until.js';
import { chooseSize, IS_NIGHT } from '@portal/domain/testing/night.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import { forEachAtOnce } from './at-once.js';
import type { PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import type { Payer } from './product-client.js';

const VERIFIES = chooseSize(12, 500);
const KILLS = chooseSize(1, 10);
const AT_ONCE = 20;
const EVENTS = 3;
const OK = 200;
const CHECKED_WITHIN_MS = 240_000;

type Sale = { readonly payer: Payer; readonly proof: PaymentProof; status: number | null };

async function paidOnes(harness: PaymentHarness, count: number): Promise<Sale[]> {
  const payers = await harness.client.admit(count);
  const sales: Sale[] = [];
  await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
    await harness.order(payer, place);
    const [proof] = harness.pay(payer);
    if (!proof) throw new Error('There is no order to pay');
    sales.push({ payer, proof, status: null });
  });
  return sales;
}

/** Verifies all of these, and kills a replica when half are answered. */
async function killAmong(
  harness: PaymentHarness,
  sales: readonly Sale[],
  at: number,
): Promise<void> {
  const kills: Promise<void>[] = [];
  let answered = 0;
  await forEachAtOnce(AT_ONCE, sales, async (sale, place) => {
    sale.status = await harness.client.verify(sale.payer, sale.proof, place);
    answered += 1;
    if (answered >= sales.length / 2 && kills.length === 0) kills.push(harness.client.kill(at));
  });
  await Promise.all(kills);
}

/** What a student does who heard nothing: press "Try Again", come back and ask again, or leave. */
async function makeGood(
  harness: PaymentHarness,
  unheard: readonly Sale[],
): Promise<readonly Sale[]> {
  const every3rdFrom = (first: number) => unheard.filter((_, place) => place % 3 === first);
  for (const [place, sale] of every3rdFrom(0).entries()) {
    sale.status = await harness.client.verify(sale.payer, sale.proof, place);
  }
  for (const [place, { payer }] of every3rdFrom(1).entries()) {
    await harness.order(payer, place);
    harness.pay(payer);
  }
  return unheard.filter(({ status }) => status !== OK);
}

async function tell(harness: PaymentHarness, { proof }: Sale, at: number): Promise<void> {
  const deliveries = await harness.deliveries(proof, EVENTS);
  await Promise.all(deliveries.map((delivery) => harness.client.deliver(delivery, at)));
}

/** Every second one's webhooks were lost too: those are found by the reconciliation. */
async function bringLateNews(harness: PaymentHarness, sales: readonly Sale[]): Promise<void> {
  const lost = sales.filter((_, place) => place % 2 === 1).map(({ payer }) => payer);
  await forEachAtOnce(AT_ONCE, sales, async (sale, place) => {
    if (place % 2 === 0) await tell(harness, sale, place);
  });
  await harness.client.letBeChecked(lost);
  await until(async () => (await unpaidOf(harness, lost)) === 0, CHECKED_WITHIN_MS);
}

const unpaidOf = async (harness: PaymentHarness, payers: readonly Payer[]): Promise<number> =>
  (await harness.client.records(payers)).filter(({ isPaid }) => !isPaid).length;

/** The last one killed stays dead, so this drill is the last. */
export const apiKilled: PaymentDrill = {
  name: `API killed (-9) ${KILLS} times among ${VERIFIES} verifies`,
  async play(harness) {
    const sales = await paidOnes(harness, VERIFIES);
    const size = Math.ceil(sales.length / KILLS);
    for (let turn = 0; turn < KILLS; turn += 1) {
      if (turn > 0) await harness.client.replace(turn - 1);
      await killAmong(harness, sales.slice(turn * size, (turn + 1) * size), turn);
    }
    const heard = sales.filter(({ status }) => status === OK).map(({ payer }) => payer);
    const lost = await unpaidOf(harness, heard);
    const unheard = sales.filter(({ status }) => status !== OK);
    const left = await makeGood(harness, unheard);
    // It waits for the reconciliation's next round.
    if (IS_NIGHT) await bringLateNews(harness, left);
    else await forEachAtOnce(AT_ONCE, left, (sale, place) => tell(harness, sale, place));
    return harness.findBroken(
      sales.map(({ payer }) => payer),
      [
        ...(lost > 0 ? [`${lost} acknowledged and not Paid`] : []),
        ...(unheard.length === 0 ? ['no verify was under way when the API was killed'] : []),
      ],
    );
  },
};
