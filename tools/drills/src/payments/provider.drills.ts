import { forEachAtOnce } from './at-once.js';
import { oddAnswers, type PaymentDrill, type PaymentSizes } from './payment-drill.js';
import type { PaymentHarness } from './payment-harness.js';
import { doubledOrders } from './provider-ledger.js';
import type { Payer } from './payment-client.js';

const AT_ONCE = 20;
const EVENTS = 3;
const MOST_SECONDS = 10;
const OK = 200;
const AWAY = 503;

type Fault = {
  readonly name: string;
  readonly what: (sizes: PaymentSizes) => string;
  /** What a request for an order is answered meanwhile. */
  readonly status: number;
  readonly begin: (harness: PaymentHarness, sizes: PaymentSizes) => void;
};

const FAULTS: readonly Fault[] = [
  {
    name: 'slow',
    what: ({ slowMs }) => `provider answers after ${slowMs / 1_000} s`,
    status: OK,
    begin: ({ line }, { slowMs }) => (line.slowMs = slowMs),
  },
  {
    name: '5xx',
    what: () => 'provider answers 502 with a page of HTML',
    status: AWAY,
    begin: ({ razorpay }) => razorpay.injectFaults({ api: 'html' }),
  },
  {
    name: 'cut',
    what: () => 'provider makes the order, the line is cut before its answer',
    status: AWAY,
    begin: ({ line }) => (line.way = 'cut'),
  },
  {
    name: 'hangs',
    what: () => 'provider takes calls and says nothing',
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
async function askMeanwhile(harness: PaymentHarness, payers: readonly Payer[]) {
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
    const told = deliveries.map((delivery) => harness.paymentClient.deliver(delivery, place + 1));
    const verified = harness.paymentClient.verify(payer, proof, place);
    statuses.push(...(await Promise.all([...told, verified])));
  }
  return statuses;
}

const drillOf = ({ name, what, status, begin }: Fault): PaymentDrill => ({
  name: `payments-provider-${name}`,
  what,
  async play(harness, sizes) {
    const payers = await harness.paymentClient.admit(sizes.faults);
    begin(harness, sizes);
    const meanwhile = await askMeanwhile(harness, payers);
    endAll(harness);
    const afterwards: (number | null)[] = [];
    await forEachAtOnce(AT_ONCE, payers, async (payer, place) => {
      afterwards.push(...(await payAfterwards(harness, payer, place)));
    });
    const doubled = await doubledOrders(harness.config, harness.razorpay.apiUrl);
    const { slowest } = meanwhile;
    return harness.conclude(payers, {
      notes: [`answered ${status} within ${slowest.toFixed(1)} s meanwhile`],
      broken: [
        ...oddAnswers('orders meanwhile', meanwhile.statuses, status),
        ...oddAnswers('orders and news afterwards', afterwards),
        ...(slowest > MOST_SECONDS ? [`an answer took ${slowest.toFixed(1)} s`] : []),
        ...(doubled > 0 ? [`${doubled} orders made twice`] : []),
      ],
    });
  },
});

/** Faults of the provider while orders are asked for. */
export const PROVIDER_FAULTS: readonly PaymentDrill[] = FAULTS.map(drillOf);
