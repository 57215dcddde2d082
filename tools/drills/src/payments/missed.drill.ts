import { until } from '@portal/backend/testing/until.js';
import { forEachAtOnce } from './at-once.js';
import type { PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import type { Payer } from './payment-client.js';

const AT_ONCE = 12;
/** The first check is 15 minutes after the order; the rest is room for a busy machine. */
const SETTLED_WITHIN_MS = 30 * 60_000;

const areAllPaid = async (harness: PaymentHarness, payers: readonly Payer[]): Promise<boolean> =>
  (await harness.paymentClient.records(payers)).every(({ isPaid }) => isPaid);

/** Every webhook is lost and no page comes back, so that only the reconciliation finds the payments. */
export const webhooksMissed: PaymentDrill = {
  name: 'payments-missed',
  what: ({ missed }) => `all webhooks of ${missed} payments lost, no page comes back`,
  async play(harness, { missed, isForReal }) {
    const payers = await harness.paymentClient.admit(missed);
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      await harness.order(payer, place);
      harness.pay(payer);
    });
    if (!isForReal) await harness.product.letBeChecked(payers);
    const began = performance.now();
    await until(() => areAllPaid(harness, payers), SETTLED_WITHIN_MS);
    const seconds = (performance.now() - began) / 1_000;
    const longest = (await harness.product.longestUntilPaid(payers)) / 60;
    const note = isForReal
      ? `Paid at most ${longest.toFixed(1)} min after the order`
      : `all Paid ${seconds.toFixed(0)} s after they were due to be checked`;
    return harness.conclude(payers, { notes: [note] });
  },
};
