import { until } from '@portal/backend/testing/until.js';
import { forEachAtOnce } from './at-once.js';
import type { PaymentDrill } from './payment-drill.js';
import type { PaymentStage } from './payment-stage.js';
import type { Payer } from './till.js';

const AT_ONCE = 12;
/** The first check is 15 minutes after the order; the rest is room for a busy machine. */
const SETTLED_WITHIN_MS = 30 * 60_000;

const areAllPaid = async (stage: PaymentStage, payers: readonly Payer[]): Promise<boolean> =>
  (await stage.till.records(payers)).every(({ isPaid }) => isPaid);

/** Every webhook is lost and no page comes back, so that only the reconciliation finds the payments. */
export const webhooksMissed: PaymentDrill = {
  name: 'payments-missed',
  what: ({ missed }) => `all webhooks of ${missed} payments lost, no page comes back`,
  async play(stage, { missed, isForReal }) {
    const payers = await stage.till.admit(missed);
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      await stage.order(payer, place);
      stage.pay(payer);
    });
    if (!isForReal) await stage.product.letBeChecked(payers);
    const began = performance.now();
    await until(() => areAllPaid(stage, payers), SETTLED_WITHIN_MS);
    const seconds = (performance.now() - began) / 1_000;
    const longest = (await stage.product.longestUntilPaid(payers)) / 60;
    const note = isForReal
      ? `Paid at most ${longest.toFixed(1)} min after the order`
      : `all Paid ${seconds.toFixed(0)} s after they were due to be checked`;
    return stage.conclude(payers, { notes: [note] });
  },
};
