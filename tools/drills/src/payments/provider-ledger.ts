import { razorpayClient } from '@portal/backend/payments/client.razorpay.js';
import type { Config } from '@portal/backend/platform/config/config.js';

const PAGE = 100;

type Call<Item> = (page: { count: number; skip: number }) => Promise<{ items: Item[] }>;

async function all<Item>(call: Call<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for (;;) {
    const { items } = await call({ count: PAGE, skip: found.length });
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}

function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** How often the provider took money for each order, by its own ledger and its own SDK. */
export async function capturesByOrder(config: Config, providerUrl: string) {
  const sdk = await razorpayClient({ ...config, RAZORPAY_API_URL: providerUrl })();
  const payments = await all((page) => sdk.payments.all(page));
  return tally(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id));
}

/** How many of the provider's orders bear the same receipt as another. */
export async function doubledOrders(config: Config, providerUrl: string): Promise<number> {
  const sdk = await razorpayClient({ ...config, RAZORPAY_API_URL: providerUrl })();
  const orders = await all((page) => sdk.orders.all(page));
  const receipts = tally(orders.map(({ receipt }) => receipt ?? ''));
  return [...receipts.values()].filter((count) => count > 1).length;
}
