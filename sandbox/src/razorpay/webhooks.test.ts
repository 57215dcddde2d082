import { afterEach, describe, expect, test } from '@jest/globals';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import type { RazorpayOptions, RazorpayStandIn } from './start-razorpay.js';
import { eventually, KEYS, sdkFor, startShop, startStandIn } from './testing/shop.js';
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
  test('tell of a payment in order, signed, as it stood at each step', async () => {
    const orderId = await open();
    const proof = standIn.pay(orderId);
    await eventually(() => shop.received.length === 3);
    expect(names()).toEqual(PAID);
    for (const { body, signature } of shop.received) {
      expect(validateWebhookSignature(body, signature, KEYS.webhookSecret)).toBe(true);
    }
    const [authorised, captured, paid] = events();
    expect(authorised!.payload.payment.entity.status).toBe('authorized');
    expect(captured).toMatchObject({
      entity: 'event',
      contains: ['payment'],
      payload: { payment: { entity: { id: proof.razorpay_payment_id, status: 'captured' } } },
    });
    expect(paid).toMatchObject({
      contains: ['payment', 'order'],
      payload: { order: { entity: { id: orderId, status: 'paid' } } },
    });
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(3);
  });

  test('are tried again, the same to the byte, until they are taken', async () => {
    const orderId = await open([500, 503]);
    standIn.fail(orderId);
    await eventually(() => standIn.deliveries()[0]?.state === 'delivered');
    expect(shop.received).toHaveLength(3);
    expect(new Set(shop.received.map((event) => JSON.stringify(event))).size).toBe(1);
    expect(standIn.deliveries()).toMatchObject([{ tries: 3, lastAnswer: '200' }]);
  });

  test('are given up after the last try', async () => {
    const orderId = await open([500, 500, 500, 500]);
    standIn.fail(orderId);
    await eventually(() => standIn.deliveries()[0]?.state === 'given up');
    expect(standIn.deliveries()).toMatchObject([{ tries: 4, lastAnswer: '500' }]);
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

describe('a dispute', () => {
  test('is told when it is opened, and when the bank decides it', async () => {
    const orderId = await open([], { sendWebhooks: false });
    const { razorpay_payment_id: paymentId } = standIn.pay(orderId);
    const id = standIn.dispute(paymentId, 20_000, { sendWebhooks: true });
    standIn.stepDispute(id, 'lost', { sendWebhooks: true });
    await eventually(() => shop.received.length === 2);
    expect(events()).toMatchObject([
      {
        event: 'payment.dispute.created',
        contains: ['payment', 'dispute'],
        payload: {
          payment: { entity: { id: paymentId, order_id: orderId } },
          dispute: { entity: { id, status: 'open', amount: 20_000, amount_deducted: 0 } },
        },
      },
      {
        event: 'payment.dispute.lost',
        payload: { dispute: { entity: { id, status: 'lost', amount_deducted: 20_000 } } },
      },
    ]);
  });

  test('is opened and decided from the overview, which comes back', async () => {
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
