import { setTimeout as delay } from 'node:timers/promises';
import { ProviderAway } from '@portal/domain/payments/index.js';
import Razorpay from 'razorpay';
import type { Config } from '../platform/config/config.js';

/** An order may take two calls, a search and a creation, which together end within 10 s. */
const TIMEOUT_MS = 4_500;

export const ORDER_ID = /^order_\w{1,40}$/;
export const PAYMENT_ID = /^pay_\w{1,40}$/;
export const REFUND_ID = /^rfnd_\w{1,40}$/;
export const DISPUTE_ID = /^disp_\w{1,40}$/;

/** The SDK adds the version to the path by itself. */
const VERSION = /\/(v1\/?)?$/;

/** The SDK keeps its HTTP client to itself, and has no setting for either of these. */
type WithHttpClient = { api: { rq: { defaults: { baseURL: string; timeout: number } } } };

/** The SDK, sent to where the configuration says. */
export function razorpayClient(config: Config): Razorpay {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_API_URL } = config;
  const razorpay = new Razorpay({ key_id: RAZORPAY_KEY_ID, key_secret: RAZORPAY_KEY_SECRET });
  const { defaults } = (razorpay as unknown as WithHttpClient).api.rq;
  defaults.baseURL = RAZORPAY_API_URL.replace(VERSION, '');
  defaults.timeout = TIMEOUT_MS;
  return razorpay;
}

/** The HTTP client's own time-out ends with the answer's head; its body may never come. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const hurry = new AbortController();
  const late = delay(TIMEOUT_MS, null, { signal: hurry.signal }).then(() => {
    throw new ProviderAway();
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    hurry.abort();
    late.catch(() => undefined);
  }
}

/**
 * The answer to a call. The SDK throws plain objects for the provider's errors and a TypeError when
 * it is away.
 * @param refusalOf what to throw instead of ProviderAway for some failure
 */
export async function asking<Answer>(
  call: () => Promise<Answer>,
  refusalOf: (failure: unknown) => Error | null = () => null,
): Promise<Partial<Answer>> {
  try {
    return (await inTime(call())) ?? {};
  } catch (failure) {
    throw refusalOf(failure) ?? new ProviderAway();
  }
}

/** The items of a list that are such objects. */
export const itemsOf = <Item>({ items }: { readonly items?: readonly Item[] }): readonly Item[] =>
  Array.isArray(items)
    ? (items as readonly Item[]).filter((item) => typeof item === 'object' && item !== null)
    : [];
