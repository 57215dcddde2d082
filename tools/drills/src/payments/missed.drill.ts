import { until } from '@portal/backend/testing/until.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { forEachAtOnce } from './at-once.js';
import type { PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import type { Payer } from './product-client.js';

const PAYMENTS = chooseSize(4, 2_000);
const AT_ONCE = 12;
const SETTLED_WITHIN_MS = 10 * 60_000;

const areAllPaid = async (harness: PaymentHarness, payers: readonly Payer[]): Promise<boolean> =>
  (await harness.client.records(payers)).every(({ isPaid }) => isPaid);

/** Every webhook is lost and no page comes back, so that only the reconciliation finds the payments. */
export const webhooksMissed: PaymentDrill = {
  name: `all webhooks of ${PAYMENTS} payments lost, no page comes back`,
  async play(harness) {
    const payers = await harness.client.admit(PAYMENTS);
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      await harness.order(payer, place);
      harness.pay(payer);
    });
    await harness.client.letBeChecked(payers);
    await until(() => areAllPaid(harness, payers), SETTLED_WITHIN_MS);
    return harness.findBroken(payers);
  },
};
