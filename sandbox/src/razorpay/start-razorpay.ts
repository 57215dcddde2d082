import { pageFiles } from '../inbox/web/page.js';
import { firstOf, route, type Handle, type Request } from '../inbox/web/routes.js';
import { serve } from '../inbox/web/serve.js';
import { apiRoutes } from './api.js';
import { checkoutRoutes } from './checkout.js';
import { type DisputeStep, DISPUTE_STEPS } from './dispute.js';
import { Ledger } from './ledger.js';
import { overviewPage } from './overview-page.js';
import { Provider, type OddPayment, type DeliveryOptions } from './provider.js';
import type { Faults } from './faults.js';
import { ProviderError } from './provider-error.js';
import { Webhooks, type Delivery } from './webhooks.js';
import { json, seeOther, type Reply } from '../inbox/web/replies.js';

/** `?sendWebhooks=false` keeps it from the product. */
const deliveryOf = ({ url }: Request): DeliveryOptions => {
  const wish = url.searchParams.get('sendWebhooks');
  return wish === null ? {} : { sendWebhooks: wish !== 'false' };
};

/** A form on the overview page returns to that page; other callers get JSON. */
const afterForm = ({ headers }: Request, value: unknown): Reply =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? seeOther('/')
    : json(value);

const disputeRoutes = (provider: Provider): readonly Handle[] => [
  route('POST', '/sandbox/payments/:id/dispute', (request, id = '') =>
    afterForm(request, provider.dispute(id, undefined, deliveryOf(request))),
  ),
  ...DISPUTE_STEPS.map((step) =>
    route('POST', `/sandbox/disputes/:id/${step}`, (request, id = '') =>
      afterForm(request, provider.stepDispute(id, step, deliveryOf(request))),
    ),
  ),
];

/** What the customer and the bank do, for tests without a browser; Razorpay has no such calls. */
const sandboxRoutes = (provider: Provider): Handle =>
  firstOf([
    ...disputeRoutes(provider),
    route('POST', '/sandbox/settle', (request) => afterForm(request, provider.settle())),
    // The checkout's own buttons call these two.
    route('POST', '/sandbox/orders/:id/pay-again', (request, id = '') =>
      json(provider.payAgain(id, deliveryOf(request))),
    ),
    route('POST', '/sandbox/payments/:id/succeed-late', (request, id = '') =>
      json(provider.succeedLate(id, deliveryOf(request))),
    ),
  ]);

const RETRY_DELAYS_MS = [1_000, 5_000, 15_000, 60_000];

export type RazorpayOptions = {
  /** 0 for any free one. */
  readonly port: number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** May follow later, by `sendWebhooksTo`. */
  readonly webhookUrl?: string;
  /** Keeps orders and payments over restarts; without it they live as long as the process. */
  readonly dataDir?: string;
  /** False tells the product nothing, unless a single call says otherwise. Default true. */
  readonly sendWebhooks?: boolean;
  /** The waits before each further try of a webhook that wasn't answered with 2xx. */
  readonly webhookRetryDelaysMs?: readonly number[];
};

/** A running test provider; besides its addresses, the actions of a customer and a bank. */
export type RazorpayStandIn = Awaited<ReturnType<typeof startRazorpay>>;

const refusing =
  (handle: Handle): Handle =>
  (request) => {
    try {
      return handle(request);
    } catch (error) {
      if (error instanceof ProviderError) return error.toReply();
      throw error;
    }
  };

const routesOf = (options: RazorpayOptions, provider: Provider, webhooks: Webhooks) =>
  refusing(
    firstOf([
      ...pageFiles,
      route('GET', '/', () => overviewPage(provider, webhooks)),
      checkoutRoutes(provider, options.keyId),
      sandboxRoutes(provider),
      apiRoutes(provider, options.keyId, options.keySecret),
    ]),
  );

/**
 * Starts a payment provider that speaks Razorpay's REST API, checkout.js and webhooks, on
 * 127.0.0.1, and moves no money. The official SDK takes it with
 * `instance.api.rq.defaults.baseURL = apiUrl`; a page loads `checkoutUrl` as its script, and needs
 * that origin in `script-src` and `frame-src` only. Stopping drops the webhooks still to be tried.
 */
export const startRazorpay = async (options: RazorpayOptions) => {
  const webhooks = new Webhooks({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const { keySecret, sendWebhooks = true } = options;
  const provider = new Provider(new Ledger(options.dataDir), webhooks, { keySecret, sendWebhooks });
  const web = await serve(options.port, routesOf(options, provider, webhooks));
  return {
    /** Without /v1, like the SDK's own base: the SDK puts `/v1` before each path by itself. */
    apiUrl: web.url,
    checkoutUrl: `${web.url}/v1/checkout.js`,
    overviewUrl: web.url,
    pay: (orderId: string, delivery?: DeliveryOptions) =>
      provider.pay(orderId, undefined, delivery),
    signOdd: (orderId: string, odd: OddPayment) => provider.signOdd(orderId, odd),
    fail: (orderId: string, delivery?: DeliveryOptions) =>
      provider.fail(orderId, undefined, delivery).id,
    succeedLate: (paymentId: string, delivery?: DeliveryOptions) =>
      provider.succeedLate(paymentId, delivery),
    payAgain: (orderId: string, delivery?: DeliveryOptions) => provider.payAgain(orderId, delivery),
    refund: (paymentId: string, amount?: number, delivery?: DeliveryOptions) => {
      const part = amount === undefined ? {} : { amount };
      provider.refund(paymentId, { ...part, notes: [], receipt: null }, delivery);
    },
    dispute: (paymentId: string, amount?: number, delivery?: DeliveryOptions) =>
      provider.dispute(paymentId, amount, delivery).id,
    stepDispute: (disputeId: string, step: DisputeStep, delivery?: DeliveryOptions) =>
      void provider.stepDispute(disputeId, step, delivery),
    settle: () => provider.settle().id,
    injectFaults: (faults: Partial<Faults>) => provider.injectFaults(faults),
    /** What became of each webhook, oldest first. */
    deliveries: (): readonly Delivery[] => webhooks.deliveries,
    sendWebhooksTo: (url: string) => webhooks.sendTo(url),
    stop: async () => {
      webhooks.stop();
      await web.stop();
    },
  };
};
