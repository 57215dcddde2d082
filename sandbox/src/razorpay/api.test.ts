import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import type { RazorpayStandIn } from './start-razorpay.js';
import { KEYS, sdkFor, startStandIn } from './testing/shop.js';

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

describe('orders', () => {
  test('are made, and fetched again', async () => {
    const order = await sdk.orders.create({ ...FEE, notes: { purpose: 'test fee' } });
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as unknown,
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'payment-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { purpose: 'test fee' },
      created_at: expect.any(Number) as unknown,
    });
    expect(Math.abs(order.created_at - Date.now() / 1000)).toBeLessThan(60);
    expect(await sdk.orders.fetch(order.id)).toEqual(order);
  });

  test('are listed by receipt, newest first', async () => {
    const first = await sdk.orders.create(FEE);
    await sdk.orders.create({ ...FEE, receipt: 'payment-2' });
    const second = await sdk.orders.create(FEE);
    const found = await sdk.orders.all({ receipt: 'payment-1' });
    expect(found).toEqual({ entity: 'collection', count: 2, items: [second, first] });
    expect((await sdk.orders.all({ count: 1, skip: 1 })).items).toHaveLength(1);
    expect((await sdk.orders.all()).count).toBe(3);
  });

  test.each([
    ['less than a rupee', { amount: 99 }, /less than minimum/],
    ['another currency', { currency: 'USD' }, /Currency is not supported/],
    ['a long receipt', { receipt: 'r'.repeat(41) }, /greater than 40/],
  ])('Orders with %s are refused', async (_, fields, description) => {
    const order = { ...FEE, ...fields };
    await expect(sdk.orders.create(order)).rejects.toMatchObject(refusal(description));
  });
});

describe('told to inject faults', () => {
  test('it answers with a page of error until it is told to behave', async () => {
    standIn.injectFaults({ api: 'html' });
    await expect(sdk.orders.create(FEE)).rejects.toMatchObject({ statusCode: 502 });
    standIn.injectFaults({});
    await expect(sdk.orders.create(FEE)).resolves.toMatchObject({ status: 'created' });
  });
});

describe('the key', () => {
  test('A key with a wrong secret is refused', async () => {
    await expect(sdkFor(standIn, 'wrong').orders.all()).rejects.toEqual({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
  });
});

describe('a payment', () => {
  test('is proved by its signature, and changes its order', async () => {
    const { id } = await sdk.orders.create(FEE);
    const proof = standIn.pay(id);
    const ids = { order_id: id, payment_id: proof.razorpay_payment_id };
    const { razorpay_signature: signature } = proof;
    expect(validatePaymentVerification(ids, signature, KEYS.keySecret)).toBe(true);
    expect(validatePaymentVerification(ids, signature, 'another')).toBe(false);
    expect(await sdk.orders.fetch(id)).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      amount_due: 0,
      attempts: 1,
    });
    const payment = await sdk.payments.fetch(proof.razorpay_payment_id);
    expect(payment).toMatchObject({ status: 'captured', captured: true, order_id: id, fee: 1180 });
    const { items } = await sdk.orders.fetchPayments(id);
    expect(items).toEqual([payment]);
  });

  test('happens once an order', async () => {
    const { id } = await sdk.orders.create(FEE);
    standIn.pay(id);
    expect(() => standIn.pay(id)).toThrow('Payment already done for this order.');
    expect((await sdk.orders.fetchPayments(id)).count).toBe(1);
  });

  test('A payment that failed leaves the order open, and may succeed late', async () => {
    const { id } = await sdk.orders.create(FEE);
    const paymentId = standIn.fail(id);
    expect(await sdk.orders.fetch(id)).toMatchObject({ status: 'attempted', attempts: 1 });
    expect(await sdk.payments.fetch(paymentId)).toMatchObject({
      status: 'failed',
      error_source: 'bank',
    });
    standIn.succeedLate(paymentId);
    expect(await sdk.payments.fetch(paymentId)).toMatchObject({
      status: 'captured',
      error_code: null,
    });
    expect(await sdk.orders.fetch(id)).toMatchObject({ status: 'paid' });
  });

  test('is refunded in parts, once for each receipt, and the refunds are listed', async () => {
    const { id } = await sdk.orders.create(FEE);
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
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
    const { items } = await sdk.payments.fetchMultipleRefund(paymentId);
    expect(items).toEqual([first, second]);
  });
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

test('a payment that is not as it should be is signed, and tells nobody', async () => {
  const { id } = await sdk.orders.create(FEE);
  const proof = standIn.signOdd(id, { status: 'failed', amount: 100 });
  const { razorpay_order_id: order_id, razorpay_payment_id: payment_id } = proof;
  const pair = { order_id, payment_id };
  const isGood = validatePaymentVerification(pair, proof.razorpay_signature, KEYS.keySecret);
  expect(isGood).toBe(true);
  expect(await sdk.payments.fetch(payment_id)).toMatchObject({ status: 'failed', amount: 100 });
});
