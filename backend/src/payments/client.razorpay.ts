import { setTimeout as delay } from 'node:timers/promises';
import { GatewayFailed, ProviderAway } from '@portal/domain/payments/index.js';
import type Razorpay from 'razorpay';
import type { z } from 'zod';
import type { Config } from '../platform/config/config.js';

/** An order may take two calls, a search and a creation, which must end within 10 s. */
const TIMEOUT_MS = 4_500;

export const ORDER_ID = /^order_\w{1,40}$/;
export const PAYMENT_ID = /^pay_\w{1,40}$/;
export const REFUND_ID = /^rfnd_\w{1,40}$/;
export const CHARGEBACK_ID = /^disp_\w{1,40}$/;

/** The SDK adds the version to the path by itself. */
const VERSION = /\/(v1\/?)?$/;

/** The SDK's HTTP client is private, and the SDK has no setting for these two. */
type WithHttpClient = { api: { rq: { defaults: { baseURL: string; timeout: number } } } };

/** The SDK, loaded on the first call: it brings its own HTTP client, which would slow the start. */
export type Client = () => Promise<Razorpay>;

async function newClient(config: Config): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_API_URL } = config;
  const razorpay = new Sdk({ key_id: RAZORPAY_KEY_ID, key_secret: RAZORPAY_KEY_SECRET });
  const { defaults } = (razorpay as unknown as WithHttpClient).api.rq;
  defaults.baseURL = RAZORPAY_API_URL.replace(VERSION, '');
  defaults.timeout = TIMEOUT_MS;
  return razorpay;
}

export function razorpayClient(config: Config): Client {
  let made: Promise<Razorpay> | undefined;
  return () => (made ??= newClient(config));
}

/** The HTTP client's time-out ends with the headers of the answer; the body may never come. */
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

/** The status of a cheap call that needs the keys; null if there is no answer. */
export async function providerStatus(config: Config): Promise<number | null> {
  const { orders } = await razorpayClient(config)();
  try {
    await inTime(orders.all({ count: 1 }));
    return 200;
  } catch (failure) {
    return (failure as { statusCode?: number }).statusCode ?? null;
  }
}

/** The SDK throws plain objects for the provider's errors and a TypeError when it is away. */
export async function callProvider<Answer>(
  call: () => Promise<Answer | null | undefined>,
  refusalOf: (failure: unknown) => Error | null = () => null,
): Promise<Partial<Answer>> {
  try {
    return (await inTime(call())) ?? {};
  } catch (failure) {
    throw refusalOf(failure) ?? new ProviderAway();
  }
}

/** An answer without a list is an error: read as an empty list, it would say that nothing exists. @throws GatewayFailed
 * */
export function itemsOf<Item>({ items }: { readonly items?: readonly Item[] }): readonly Item[] {
  if (!Array.isArray(items)) throw new GatewayFailed();
  return (items as readonly Item[]).filter((item) => typeof item === 'object' && item !== null);
}

/** An answer of another form counts as a failure of the provider. @throws GatewayFailed */
export function parseAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new GatewayFailed();
  return parsed.data;
}

/** The provider counts in whole seconds. */
export const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

export const periodQuery = (from: Date, to: Date) => ({ from: toSeconds(from), to: toSeconds(to) });

type Page = { readonly count: number; readonly skip: number };

export type AnsweredPage = { readonly items?: readonly unknown[] };

export const PAGE = 100;

export async function allPages(
  list: (page: Page) => Promise<AnsweredPage>,
  size = PAGE,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let skip = 0; ; skip += size) {
    const items = itemsOf(await callProvider(() => list({ count: size, skip })));
    found.push(...items);
    if (items.length < size) return found;
  }
}
