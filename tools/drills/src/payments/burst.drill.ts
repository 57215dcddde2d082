import { until } from '@portal/backend/testing/until.js';
import { forEachAtOnce } from './at-once.js';
import { oddAnswers, type PaymentDrill } from './payment-drill.js';
import type { Delivery } from './webhook-sender.js';
import type { PaymentClient } from './payment-client.js';

const AT_ONCE = 12;
/** Authorised, captured, order paid. */
const EVENTS = 3;
const WORKED_OFF_WITHIN_MS = 600_000;

/** The provider sends again what was not answered. */
const MOST_DELIVERIES = 10;

/** Delivers until it is answered. */
async function deliver(paymentClient: PaymentClient, delivery: Delivery, at: number) {
  for (let deliveries = 1; ; deliveries += 1) {
    const status = await paymentClient.deliver(delivery, at + deliveries);
    if (status !== null || deliveries === MOST_DELIVERIES) return { status, deliveries };
  }
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;

/** The events of many payments arrive in one moment, as after an outage of the provider's webhooks. */
export const eventsAtOnce: PaymentDrill = {
  name: 'payments-burst',
  what: ({ burst }) => `${burst * EVENTS} events of ${burst} payments at once`,
  async play(harness, { burst }) {
    const payers = await harness.paymentClient.admit(burst);
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      await harness.order(payer, place);
    });
    const proofs = payers.flatMap((payer) => harness.pay(payer));
    const deliveries = await Promise.all(proofs.map((proof) => harness.deliveries(proof, EVENTS)));
    const began = performance.now();
    const answers = await Promise.all(
      deliveries.flat().map((delivery, place) => deliver(harness.paymentClient, delivery, place)),
    );
    const again = answers.filter(({ deliveries }) => deliveries > 1).length;
    const answered = secondsSince(began);
    await until(() => harness.product.isWorkedOff(), WORKED_OFF_WITHIN_MS);
    const times = [`answered within ${answered.toFixed(1)} s`];
    times.push(`worked off within ${secondsSince(began).toFixed(1)} s`);
    if (again > 0) times.push(`${again} sent again, after 15 s without an answer`);
    const statuses = answers.map(({ status }) => status);
    return harness.conclude(payers, {
      notes: times,
      broken: oddAnswers('events', statuses),
    });
  },
};
