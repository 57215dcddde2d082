import { until } from '@portal/backend/testing/until.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import { forEachAtOnce } from './at-once.js';
import type { PaymentDrill } from './payment-drill.js';
import type { PaymentStage } from './payment-stage.js';
import type { Payer } from './till.js';

const AT_ONCE = 20;
const EVENTS = 3;
const OK = 200;
const CHECKED_WITHIN_MS = 240_000;

type Sale = { readonly payer: Payer; readonly proof: PaymentProof; status: number | null };

async function paidOnes(stage: PaymentStage, count: number): Promise<Sale[]> {
  const payers = await stage.till.admit(count);
  const sales: Sale[] = [];
  await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
    await stage.order(payer, place);
    const [proof] = stage.pay(payer);
    if (!proof) throw new Error('There is no order to pay');
    sales.push({ payer, proof, status: null });
  });
  return sales;
}

/** Verifies all of these, and kills a replica when half are answered. */
async function killAmong(stage: PaymentStage, sales: readonly Sale[], at: number): Promise<void> {
  const kills: Promise<void>[] = [];
  let answered = 0;
  await forEachAtOnce(AT_ONCE, sales, async (sale, place) => {
    sale.status = await stage.till.verify(sale.payer, sale.proof, place);
    answered += 1;
    if (answered >= sales.length / 2 && kills.length === 0) kills.push(stage.product.kill(at));
  });
  await Promise.all(kills);
}

/** What a student does who heard nothing: press "Try Again", come back and ask anew, or leave. */
async function makeGood(stage: PaymentStage, unheard: readonly Sale[]): Promise<readonly Sale[]> {
  const every3rdFrom = (first: number) => unheard.filter((_, place) => place % 3 === first);
  for (const [place, sale] of every3rdFrom(0).entries()) {
    sale.status = await stage.till.verify(sale.payer, sale.proof, place);
  }
  for (const [place, { payer }] of every3rdFrom(1).entries()) {
    await stage.order(payer, place);
    stage.pay(payer);
  }
  return unheard.filter(({ status }) => status !== OK);
}

async function tell(stage: PaymentStage, { proof }: Sale, at: number): Promise<void> {
  const letters = await stage.letters(proof, EVENTS);
  await Promise.all(letters.map((letter) => stage.till.deliver(letter, at)));
}

/** Every second one's webhooks were lost too: those are found by the reconciliation. */
async function bringLateNews(stage: PaymentStage, sales: readonly Sale[]): Promise<void> {
  const lost = sales.filter((_, place) => place % 2 === 1).map(({ payer }) => payer);
  await forEachAtOnce(AT_ONCE, sales, async (sale, place) => {
    if (place % 2 === 0) await tell(stage, sale, place);
  });
  await stage.product.letBeChecked(lost);
  await until(async () => (await unpaidOf(stage, lost)) === 0, CHECKED_WITHIN_MS);
}

const unpaidOf = async (stage: PaymentStage, payers: readonly Payer[]): Promise<number> =>
  (await stage.till.records(payers)).filter(({ isPaid }) => !isPaid).length;

/** The last one killed stays dead, so this drill is the last. */
export const apiKilled: PaymentDrill = {
  name: 'payments-kill',
  what: ({ verifies, kills }) => `API killed (-9) ${kills} times among ${verifies} verifies`,
  async play(stage, { verifies, kills, isPatient }) {
    const sales = await paidOnes(stage, verifies);
    const size = Math.ceil(sales.length / kills);
    for (let turn = 0; turn < kills; turn += 1) {
      if (turn > 0) await stage.product.replace(turn - 1);
      await killAmong(stage, sales.slice(turn * size, (turn + 1) * size), turn);
    }
    const heard = sales.filter(({ status }) => status === OK).map(({ payer }) => payer);
    const lost = await unpaidOf(stage, heard);
    const unheard = sales.filter(({ status }) => status !== OK);
    const left = await makeGood(stage, unheard);
    if (isPatient) await bringLateNews(stage, left);
    else await forEachAtOnce(AT_ONCE, left, (sale, place) => tell(stage, sale, place));
    return stage.conclude(
      sales.map(({ payer }) => payer),
      {
        notes: [`${unheard.length} answers never came, ${left.length} made good by late news`],
        broken: [
          ...(lost > 0 ? [`${lost} acknowledged and not Paid`] : []),
          ...(unheard.length === 0 ? ['no verify was under way when the API was killed'] : []),
        ],
      },
    );
  },
};
