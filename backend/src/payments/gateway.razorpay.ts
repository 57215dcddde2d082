import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { GatewayFailed } from '@portal/domain/payments/errors.js';
import type { PaymentGateway, ProviderOrder } from '@portal/domain/payments/ports.js';
import Razorpay from 'razorpay';
import type { Orders } from 'razorpay/dist/types/orders.js';
import type { Config } from '../shared/config.js';

/** An order may take two calls, a search and a creation, which together end within 10 s. */
const TIMEOUT_MS = 4_500;

export const ORDER_ID = /^order_\w{1,40}$/;
export const PAYMENT_ID = /^pay_\w{1,40}$/;

/** The SDK adds the version to the path by itself. */
const VERSION = /\/(v1\/?)?$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** The SDK keeps its HTTP client to itself, and has no setting for either of these. */
type WithHttpClient = { api: { rq: { defaults: { baseURL: string; timeout: number } } } };

function client({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_API_URL }: Config): Razorpay {
  const razorpay = new Razorpay({ key_id: RAZORPAY_KEY_ID, key_secret: RAZORPAY_KEY_SECRET });
  const { defaults } = (razorpay as unknown as WithHttpClient).api.rq;
  defaults.baseURL = RAZORPAY_API_URL.replace(VERSION, '');
  defaults.timeout = TIMEOUT_MS;
  return razorpay;
}

/** Whether `signature` is the hex HMAC-SHA256 of the message under the key. */
export function isSigned(message: string | Buffer, signature: string, key: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const expected = createHmac('sha256', key).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const isObject = (item: unknown): boolean => typeof item === 'object' && item !== null;

function providerOrder({ id, amount, currency }: Partial<Orders.RazorpayOrder>): ProviderOrder {
  if (typeof id !== 'string' || !ORDER_ID.test(id)) throw new GatewayFailed();
  return { id, amount: Number(amount), currency: String(currency) };
}

/** The HTTP client's own time-out ends with the answer's head; its body may never come. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const hurry = new AbortController();
  const late = delay(TIMEOUT_MS, null, { signal: hurry.signal }).then(() => {
    throw new GatewayFailed();
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    hurry.abort();
    late.catch(() => undefined);
  }
}

/** The SDK throws plain objects for the provider's errors and a TypeError when it is away. */
async function asking<Answer>(call: () => Promise<Answer>): Promise<Partial<Answer>> {
  try {
    return (await inTime(call())) ?? {};
  } catch {
    throw new GatewayFailed();
  }
}

export function razorpayGateway(config: Config): PaymentGateway {
  const { orders: calls } = client(config);
  return {
    async createOrder({ receipt, amount, currency }) {
      return providerOrder(await asking(() => calls.create({ receipt, amount, currency })));
    },
    async findOrder(receipt) {
      const { items } = await asking(() => calls.all({ receipt }));
      const orders = Array.isArray(items) ? items.filter(isObject) : [];
      const found = orders.find((order) => order.receipt === receipt);
      return found ? providerOrder(found) : null;
    },
    isGenuine({ orderId, paymentId, signature }) {
      const known = ORDER_ID.test(orderId) && PAYMENT_ID.test(paymentId);
      return known && isSigned(`${orderId}|${paymentId}`, signature, config.RAZORPAY_KEY_SECRET);
    },
  };
}
