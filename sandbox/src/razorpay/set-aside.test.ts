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

describe('money that is only set aside', () => {
  test('is what paying comes to while the provider leaves the capture to the merchant', async () => {
    const { id } = await sdk.orders.create(FEE);
    standIn.injectFaults({ capture: 'manual' });
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
    expect(await sdk.payments.fetch(paymentId)).toMatchObject({ status: 'authorized' });
    expect(await sdk.payments.capture(paymentId, 50_000, 'INR')).toMatchObject({ captured: true });
  });

  test('can not be captured while captures are refused', async () => {
    const { id } = await sdk.orders.create(FEE);
    standIn.injectFaults({ capture: 'refused' });
    const { razorpay_payment_id: paymentId } = standIn.pay(id);
    const capture = sdk.payments.capture(paymentId, 50_000, 'INR');
    await expect(capture).rejects.toMatchObject({ statusCode: 400 });
  });

  test('goes back to the customer when nobody captures it', async () => {
    const { id } = await sdk.orders.create(FEE);
    const paymentId = standIn.authorize(id);
    standIn.release(paymentId);
    expect(await sdk.payments.fetch(paymentId)).toMatchObject({
      status: 'refunded',
      captured: false,
      amount_refunded: 50_000,
    });
    const { items } = await sdk.payments.fetchMultipleRefund(paymentId, {});
    expect(items).toMatchObject([{ status: 'processed', amount: 50_000 }]);
    expect(() => standIn.release(paymentId)).toThrow('Nothing is set aside');
  });
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
