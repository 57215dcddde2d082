import { chooseSize } from '@portal/domain/testing/night.js';
import { forEachAtOnce } from './at-once.js';
import { findOddAnswers, type PaymentDrill } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import { doubledOrders } from './provider-ledger.js';
import type { Payer } from './product-client.js';

/** Students who meet each fault of the provider. */
const STUDENTS = chooseSize(1, 20);
const SLOW_MS = 3_000;
const AT_ONCE = 20;
const EVENTS = 3;
const MOST_SECONDS = 10;
const OK = 200;
const AWAY = 503;

type Fault = {
  readonly what: string;
  readonly inEachRun?: true;
  /** What a request for an order is answered during the fault. */
  readonly status: number;
  readonly begin: (harness: PaymentHarness) => void;
};

const FAULTS: readonly Fault[] = [
  {
    what: `provider answers after ${SLOW_MS / 1_000} s`,
    status: OK,
    begin: ({ line }) => (line.slowMs = SLOW_MS),
  },
  {
    what: 'provider answers 502 with a page of HTML',
    status: AWAY,
    begin: ({ razorpay }) => razorpay.injectFaults({ api: 'html' }),
  },
  {
    what: 'provider makes the order, the line is cut before its answer',
    inEachRun: true,
    status: AWAY,
    begin: ({ line }) => (line.way = 'cut'),
  },
  {
    what: 'provider takes calls and says nothing',
    status: AWAY,
    begin: ({ razorpay }) => razorpay.injectFaults({ api: 'hangs' }),
  },
];

function endAll({ line, razorpay }: PaymentHarness): void {
  line.slowMs = 0;
  line.way = 'clear';
  razorpay.injectFaults({});
}

/** Asks for an order in the middle of it, on both replicas; the slowest answer in seconds. */
async function askDuringFault(harness: PaymentHarness, payers: readonly Payer[]) {
  const statuses: (number | null)[] = [];
  let slowest = 0;
  await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
    const began = performance.now();
    const offers = await Promise.all([
      harness.order(payer, place),
      harness.order(payer, place + 1),
    ]);
    slowest = Math.max(slowest, (performance.now() - began) / 1_000);
    statuses.push(...offers.map(({ status }) => status));
  });
  return { statuses, slowest };
}

/** Asks again, pays, and brings the news by both ways. */
async function payAfterwards(harness: PaymentHarness, payer: Payer, place: number) {
  const { status } = await harness.order(payer, place);
  const statuses: (number | null)[] = [status];
  for (const proof of harness.pay(payer)) {
    const deliveries = await harness.deliveries(proof, EVENTS);
    const shown = deliveries.map((delivery) => harness.client.deliver(delivery, place + 1));
    const verified = harness.client.verify(payer, proof, place);
    statuses.push(...(await Promise.all([...shown, verified])));
  }
  return statuses;
}

const makeDrill = ({ what, inEachRun, status, begin }: Fault): PaymentDrill => ({
  name: what,
  ...(inEachRun && { inEachRun }),
  async play(harness) {
    const payers = await harness.client.admit(STUDENTS);
    begin(harness);
    const { statuses, slowest } = await askDuringFault(harness, payers);
    endAll(harness);
    const afterwards: (number | null)[] = [];
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      afterwards.push(...(await payAfterwards(harness, payer, place)));
    });
    const doubled = await doubledOrders(harness.config, harness.razorpay.apiUrl);
    return harness.findBroken(payers, [
      ...findOddAnswers('orders during the fault', statuses, status),
      ...findOddAnswers('orders and events afterwards', afterwards),
      ...(slowest > MOST_SECONDS ? [`an answer took ${slowest.toFixed(1)} s`] : []),
      ...(doubled > 0 ? [`${doubled} orders made twice`] : []),
    ]);
  },
});

/** Faults of the provider while orders are asked for. */
export const PROVIDER_FAULTS: readonly PaymentDrill[] = FAULTS.map(makeDrill);
