import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Razorpay from 'razorpay';
import type { RazorpayStandIn } from './start-razorpay.js';
import { sdkFor, startStandIn } from './testing/shop.js';

let standIn: RazorpayStandIn;
let sdk: Razorpay;

beforeEach(async () => {
  standIn = await startStandIn({ sendWebhooks: false });
  sdk = sdkFor(standIn);
});

afterEach(() => standIn.stop());

const FEE = { amount: 50_000, currency: 'INR', receipt: 'payment-1' };

const refusal = (description: string | RegExp) => ({
  statusCode: 400,
  error: expect.objectContaining({
    code: 'BAD_REQUEST_ERROR',
    description: expect.stringMatching(description) as unknown,
  }) as unknown,
});

test('orders are made, and fetched again', async () => {
  const order = await sdk.orders.create({ ...FEE, notes: { purpose: 'test fee' } });
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as unknown,
    entity: 'order',
    amount: 50_000,
    amount_paid: 0,
    amount_due: 50_000,
    currency: 'INR',
    receipt: 'payment-1',
    status: 'created',
    attempts: 0,
    notes: { purpose: 'test fee' },
    created_at: expect.any(Number) as unknown,
  });
  expect(Math.abs(order.created_at - Date.now() / 1000)).toBeLessThan(60);
  expect(await sdk.orders.fetch(order.id)).toEqual(order);
});

test('a payment is refunded in parts, once for each receipt, and the refunds are listed', async () => {
  const { razorpay_payment_id: paymentId } = standIn.pay((await sdk.orders.create(FEE)).id);
  const first = await sdk.payments.refund(paymentId, { amount: 20_000, receipt: 'refund-1' });
  const again = sdk.payments.refund(paymentId, { amount: 20_000, receipt: 'refund-1' });
  await expect(again).rejects.toMatchObject(refusal(/receipt/));
  await expect(sdk.payments.refund(paymentId, { amount: 30_001 })).rejects.toMatchObject(
    refusal(/greater/),
  );
  expect(await sdk.payments.fetch(paymentId)).toMatchObject({
    status: 'captured',
    refund_status: 'partial',
    amount_refunded: 20_000,
  });
  const second = await sdk.payments.refund(paymentId, {});
  expect(second).toMatchObject({ amount: 30_000 });
  expect((await sdk.payments.fetchMultipleRefund(paymentId)).items).toEqual([first, second]);
});

test('orders and payments outlive a restart with a folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'razorpay-'));
  await standIn.stop();
  standIn = await startStandIn({ dataDir, sendWebhooks: false });
  const order = await sdkFor(standIn).orders.create(FEE);
  const { razorpay_payment_id: paymentId } = standIn.pay(order.id);
  await standIn.stop();
  standIn = await startStandIn({ dataDir });
  expect(await sdkFor(standIn).orders.fetch(order.id)).toMatchObject({ status: 'paid' });
  expect(await sdkFor(standIn).payments.fetch(paymentId)).toMatchObject({ status: 'captured' });
  await rm(dataDir, { recursive: true });
});
