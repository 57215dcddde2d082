import { until } from '@portal/backend/testing/until.js';
import { forEachAtOnce } from './at-once.js';
import { oddAnswers, type PaymentDrill } from './payment-drill.js';
import type { Letter } from './post-office.js';
import type { Till } from './till.js';

const AT_ONCE = 12;
/** Authorised, captured, order paid. */
const EVENTS = 3;
const WORKED_OFF_WITHIN_MS = 600_000;

/** The provider sends again what was not answered. */
const MOST_DELIVERIES = 10;

/** Delivers until it is answered. */
async function deliver(till: Till, letter: Letter, at: number) {
  for (let deliveries = 1; ; deliveries += 1) {
    const status = await till.deliver(letter, at + deliveries);
    if (status !== null || deliveries === MOST_DELIVERIES) return { status, deliveries };
  }
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;

/** The events of many payments arrive in one moment, as after an outage of the provider's webhooks. */
export const eventsAtOnce: PaymentDrill = {
  name: 'payments-burst',
  what: ({ burst }) => `${burst * EVENTS} events of ${burst} payments at once`,
  async play(stage, { burst }) {
    const payers = await stage.till.admit(burst);
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      await stage.order(payer, place);
    });
    const proofs = payers.flatMap((payer) => stage.pay(payer));
    const letters = await Promise.all(proofs.map((proof) => stage.letters(proof, EVENTS)));
    const began = performance.now();
    const answers = await Promise.all(
      letters.flat().map((letter, place) => deliver(stage.till, letter, place)),
    );
    const again = answers.filter(({ deliveries }) => deliveries > 1).length;
    const answered = secondsSince(began);
    await until(() => stage.product.isWorkedOff(), WORKED_OFF_WITHIN_MS);
    const times = [`answered within ${answered.toFixed(1)} s`];
    times.push(`worked off within ${secondsSince(began).toFixed(1)} s`);
    if (again > 0) times.push(`${again} sent again, after 15 s without an answer`);
    const statuses = answers.map(({ status }) => status);
    return stage.conclude(payers, {
      notes: times,
      broken: oddAnswers('events', statuses),
    });
  },
};
