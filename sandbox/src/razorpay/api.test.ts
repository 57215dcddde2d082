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
    ['parts of a paisa', { amount: 500.5 }, /must be an integer/],
    ['words for an amount', { amount: 'many' }, /must be an integer/],
    ['no amount', { amount: undefined }, /amount field is required/],
    ['another currency', { currency: 'USD' }, /Currency is not supported/],
    ['a long receipt', { receipt: 'r'.repeat(41) }, /greater than 40/],
    ['a long note', { notes: { a: 'n'.repeat(257) } }, /256/],
  ])('Orders with %s are refused', async (_, fields, description) => {
    const order = { ...FEE, ...fields } as typeof FEE;
    await expect(sdk.orders.create(order)).rejects.toMatchObject(refusal(description));
  });

  test('Orders that do not exist are refused', async () => {
    const unknown = sdk.orders.fetch('order_AAAAAAAAAAAAAA');
    await expect(unknown).rejects.toMatchObject(refusal('The id provided does not exist'));
  });
});

describe('disputes', () => {
  const disputed = async (amount?: number) => {
    const { id } = await sdk.orders.create(FEE);
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
    return { paymentId, id: standIn.dispute(paymentId, amount) };
  };

  test('are listed, newest first', async () => {
    const first = await disputed();
    const second = await disputed(20_000);
    const { items } = await sdk.disputes.all();
    expect(items.map(({ id, amount }) => [id, amount])).toEqual([
      [second.id, 20_000],
      [first.id, 50_000],
    ]);
  });

  test('are refused for what was not captured, and for more than was paid', async () => {
    const { id } = await sdk.orders.create(FEE);
    expect(() => standIn.dispute(standIn.authorize(id))).toThrow('captured');
    const { id: other } = await sdk.orders.create(FEE);
    const { razorpay_payment_id: paymentId } = standIn.pay(other);
    expect(() => standIn.dispute(paymentId, 60_000)).toThrow('amount');
  });
});

describe('told to inject faults', () => {
  test('it answers with a page of error until it is told to behave', async () => {
    standIn.injectFaults({ api: 'html' });
    await expect(sdk.orders.create(FEE)).rejects.toMatchObject({ statusCode: 502 });
    standIn.injectFaults({});
    await expect(sdk.orders.create(FEE)).resolves.toMatchObject({ status: 'created' });
  });

  test('its API does not answer while the fault “hangs” is on', async () => {
    standIn.injectFaults({ api: 'hangs' });
    const outcome = sdk.orders.create(FEE).then(
      () => 'answered',
      () => 'cut off',
    );
    await standIn.stop();
    expect(await outcome).toBe('cut off');
    standIn = await startStandIn();
  });

  test.each([{ api: 'loud' }, { webhookCopies: 0 }, { moods: true }])(
    'it refuses to be %p',
    async (faults) => {
      const body = JSON.stringify(faults);
      const answer = await fetch(`${standIn.apiUrl}/sandbox/faults`, { method: 'PUT', body });
      expect(answer.status).toBe(400);
    },
  );
});

describe('the key', () => {
  test('A key with a wrong secret is refused', async () => {
    await expect(sdkFor(standIn, 'wrong').orders.all()).rejects.toEqual({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
  });

  test('is required for every call of the API', async () => {
    expect((await fetch(`${standIn.apiUrl}/v1/orders`)).status).toBe(401);
  });
});

test('a body that is no JSON, and an address that is none, get the envelope', async () => {
  const key = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64');
  const headers = { authorization: `Basic ${key}` };
  const post = (path: string, body: string) =>
    fetch(standIn.apiUrl + path, { method: 'POST', headers, body });
  for (const body of ['{', '"text"', 'null']) {
    expect((await post('/v1/orders', body)).status).toBe(400);
  }
  const unknown = await post('/v1/nowhere', '{}');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
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

  test('A payment that was only authorised is captured once, in full', async () => {
    const { id } = await sdk.orders.create(FEE);
    const paymentId = standIn.authorize(id);
    const capture = (amount: number) => sdk.payments.capture(paymentId, amount, 'INR');
    await expect(capture(49_999)).rejects.toMatchObject(refusal(/equal to the amount/));
    expect(await capture(50_000)).toMatchObject({ status: 'captured' });
    await expect(capture(50_000)).rejects.toMatchObject(refusal(/already been captured/));
  });

  test('is refunded once, in full', async () => {
    const { id } = await sdk.orders.create(FEE);
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
    const refund = await sdk.payments.refund(paymentId, {});
    expect(refund).toMatchObject({ entity: 'refund', amount: 50_000, status: 'processed' });
    expect(await sdk.payments.fetch(paymentId)).toMatchObject({ refund_status: 'full' });
    await expect(sdk.payments.refund(paymentId, {})).rejects.toMatchObject(refusal(/already/));
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

  test('A payment whose refund fails keeps its money', async () => {
    standIn.injectFaults({ refunds: 'pending' });
    const { id } = await sdk.orders.create(FEE);
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
    const refund = await sdk.payments.refund(paymentId, {});
    expect(refund).toMatchObject({ status: 'pending' });
    standIn.finishRefund(refund.id, 'failed');
    expect(() => standIn.finishRefund(refund.id, 'processed')).toThrow('ended already');
    expect(await sdk.payments.fetch(paymentId)).toMatchObject({
      status: 'captured',
      refund_status: null,
      amount_refunded: 0,
    });
  });

  test('may be taken twice for one order, and is listed with all others', async () => {
    const { id } = await sdk.orders.create(FEE);
    standIn.pay(id);
    standIn.payAgain(id);
    expect((await sdk.orders.fetchPayments(id)).count).toBe(2);
    const all = await sdk.payments.all({ from: 0, to: Date.now(), count: 1, skip: 1 });
    expect(all.items).toMatchObject([{ order_id: id, status: 'captured' }]);
    expect((await sdk.payments.all({ from: Date.now() })).items).toEqual([]);
  });

  test('can be made over HTTP', async () => {
    const { id } = await sdk.orders.create(FEE);
    const pay = () => fetch(`${standIn.apiUrl}/sandbox/orders/${id}/pay`, { method: 'POST' });
    expect(await (await pay()).json()).toMatchObject({ razorpay_order_id: id });
    expect((await pay()).status).toBe(400);
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
