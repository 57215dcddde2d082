import type { RazorpayOptions, RazorpayStandIn } from './start-razorpay.js';
import { eventually, sdkFor, startShop, startStandIn } from './testing/shop.js';
import type { WebhookEvent } from './webhook-event.js';

type Shop = Awaited<ReturnType<typeof startShop>>;

let shop: Shop;
let standIn: RazorpayStandIn;

afterEach(async () => {
  await standIn.stop();
  shop.stop();
});

const open = async (answers: number[] = [], options: Partial<RazorpayOptions> = {}) => {
  shop = await startShop(answers);
  const webhookRetryDelaysMs = [20, 40, 60];
  standIn = await startStandIn({ webhookUrl: shop.url, webhookRetryDelaysMs, ...options });
  const { id } = await sdkFor(standIn).orders.create({ amount: 50_000, currency: 'INR' });
  return id;
};

const events = () => shop.received.map(({ body }) => JSON.parse(body) as WebhookEvent);
const names = () => events().map(({ event }) => event);
const PAID = ['payment.authorized', 'payment.captured', 'order.paid'];

describe('webhooks', () => {
  test('are tried again, the same to the byte, until they are taken', async () => {
    const orderId = await open([500, 503]);
    standIn.fail(orderId);
    await eventually(() => standIn.deliveries()[0]?.state === 'delivered');
    expect(shop.received).toHaveLength(3);
    expect(new Set(shop.received.map((event) => JSON.stringify(event))).size).toBe(1);
    expect(standIn.deliveries()).toMatchObject([{ tries: 3, lastAnswer: '200' }]);
  });

  test('wait for a shop that is away', async () => {
    const orderId = await open([], { webhookUrl: 'http://127.0.0.1:1/' });
    standIn.fail(orderId);
    await eventually(() => standIn.deliveries()[0]?.tries === 1);
    standIn.sendWebhooksTo(shop.url);
    await eventually(() => shop.received.length === 1);
    expect(names()).toEqual(['payment.failed']);
  });
});

test('a dispute is opened and decided from the overview, which comes back', async () => {
  const orderId = await open();
  const { razorpay_payment_id: paymentId } = standIn.pay(orderId);
  const press = (path: string) =>
    fetch(standIn.apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
  expect((await press(`/sandbox/payments/${paymentId}/dispute`)).status).toBe(303);
  const [dispute] = (await sdkFor(standIn).disputes.all()).items;
  const step = `/sandbox/disputes/${dispute!.id}/won`;
  expect(await (await fetch(standIn.overviewUrl)).text()).toContain(`action="${step}"`);
  expect((await press(step)).status).toBe(303);
  expect(await (await fetch(standIn.overviewUrl)).text()).not.toContain(`action="${step}"`);
});

test('the overview shows orders, payments and deliveries', async () => {
  const orderId = await open();
  standIn.pay(orderId);
  await eventually(() => standIn.deliveries().every(({ state }) => state === 'delivered'));
  const page = await (await fetch(standIn.overviewUrl)).text();
  for (const text of [orderId, '₹500.00', 'captured', ...PAID, 'delivered']) {
    expect(page).toContain(text);
  }
});
