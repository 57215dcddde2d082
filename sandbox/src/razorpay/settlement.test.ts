import { afterEach, beforeEach, expect, test } from '@jest/globals';
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

const paid = async () => {
  const { id } = await sdk.orders.create({ amount: 50_000, currency: 'INR' });
  return { orderId: id, paymentId: standIn.pay(id).razorpay_payment_id };
};

type Report = { readonly count: number; readonly items: readonly Record<string, unknown>[] };

const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** The report of the day on which a settlement was made. */
const reportOf = async (createdAt: number, page: object = {}) => {
  const at = new Date(createdAt * 1000 + INDIA_MS);
  const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  return (await sdk.settlements.reports({ ...day, ...page })) as unknown as Report;
};

test('what was paid, refunded and lost is settled once, with the fee taken off', async () => {
  const { orderId, paymentId } = await paid();
  const other = await paid();
  standIn.refund(paymentId, 20_000);
  const dispute = standIn.dispute(other.paymentId);
  standIn.stepDispute(dispute, 'lost');
  const id = standIn.settle();
  const { items } = await sdk.settlements.all({});
  expect(items).toMatchObject([
    { id, status: 'processed', amount: 2 * 48_820 - 70_000, utr: expect.any(String) as unknown },
  ]);
  const report = await reportOf(items[0]!.created_at);
  expect(report.items).toMatchObject([
    {
      entity_id: paymentId,
      type: 'payment',
      credit: 48_820,
      fee: 1_180,
      tax: 180,
      order_id: orderId,
    },
    { entity_id: other.paymentId, type: 'payment', settlement_id: id, payment_id: null },
    { type: 'refund', debit: 20_000, credit: 0, payment_id: paymentId },
    { type: 'adjustment', debit: 50_000, payment_id: other.paymentId, dispute_id: dispute },
  ]);
  expect(() => standIn.settle()).toThrow('There is nothing to settle.');
});

test('the report comes in pages, by the day in India', async () => {
  for (let count = 0; count < 3; count += 1) await paid();
  standIn.settle();
  const [made] = (await sdk.settlements.all({})).items;
  expect((await reportOf(made!.created_at, { count: 2 })).count).toBe(2);
  expect((await reportOf(made!.created_at, { count: 2, skip: 2 })).count).toBe(1);
  expect((await reportOf(made!.created_at - 86_400)).count).toBe(0);
});
