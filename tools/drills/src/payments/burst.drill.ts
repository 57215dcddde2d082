import { until } from '@portal/backend/testing/until.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { forEachAtOnce } from './at-once.js';
import { findOddAnswers, type PaymentDrill } from './payment-drill.js';
import type { Delivery } from './webhook-sender.js';
import type { ProductClient } from './product-client.js';

const PAYMENTS = chooseSize(3, 300);
const AT_ONCE = 12;
/** Authorised, captured, order paid. */
const EVENTS = 3;
const WORKED_OFF_WITHIN_MS = 600_000;

/** The provider sends again what was not answered. */
const MOST_DELIVERIES = 10;

/** Delivers until it is answered. */
async function deliver(client: ProductClient, delivery: Delivery, at: number) {
  for (let deliveries = 1; ; deliveries += 1) {
    const status = await client.deliver(delivery, at + deliveries);
    if (status !== null || deliveries === MOST_DELIVERIES) return status;
  }
}

/** The events of many payments arrive in one moment, as after an outage of the provider's webhooks. */
export const eventsAtOnce: PaymentDrill = {
  name: `${PAYMENTS * EVENTS} events of ${PAYMENTS} payments at once`,
  async play(harness) {
    const payers = await harness.client.admit(PAYMENTS);
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      await harness.order(payer, place);
    });
    const proofs = payers.flatMap((payer) => harness.pay(payer));
    const deliveries = await Promise.all(proofs.map((proof) => harness.deliveries(proof, EVENTS)));
    const answers = await Promise.all(
      deliveries.flat().map((delivery, place) => deliver(harness.client, delivery, place)),
    );
    await until(() => harness.client.isWorkedOff(), WORKED_OFF_WITHIN_MS);
    return harness.findBroken(payers, findOddAnswers('events', answers));
  },
};
