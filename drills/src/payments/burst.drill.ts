import { until } from '@portal/backend/testing/until.js';
import { forEachAtOnce } from './at-once.js';
import { oddAnswers, type PaymentDrill } from './payment-drill.js';

const AT_ONCE = 12;
/** Authorised, captured, order paid. */
const EVENTS = 3;
const WORKED_OFF_WITHIN_MS = 600_000;

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
    const statuses = await Promise.all(
      letters.flat().map((letter, place) => stage.till.deliver(letter, place)),
    );
    const answered = secondsSince(began);
    await until(() => stage.product.isWorkedOff(), WORKED_OFF_WITHIN_MS);
    const times = [`answered within ${answered.toFixed(1)} s`];
    times.push(`worked off within ${secondsSince(began).toFixed(1)} s`);
    return stage.conclude(payers, {
      notes: times,
      broken: oddAnswers('events', statuses),
    });
  },
};
