import { describe, expect, it } from '@jest/globals';
import { aDisputeFact, aFact, byWebhook } from '../../testing/a-fact.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { applyProviderUpdate } from '../attempts/apply-provider-update.js';
import { NothingToRefund, RefundWhileDisputed } from '../errors.js';
import { createOrder } from '../orders/create-order.js';
import { refundPayment } from '../refunds/refund-payment.js';
import { retryRefunds } from '../refunds/send-refund.js';
import type { Dispute } from './dispute.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });

const hear = (world: TestContext, parts: Partial<Dispute>) =>
  world.unitOfWork.run((tx) =>
    applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, aDisputeFact('pay_1', parts))),
  );

/** A student who has paid by `pay_1`. */
const paid = async () => {
  const world = await aTestContext({ students: [student], payments: [order] });
  const fact = aFact({ paymentId: 'pay_1' });
  await world.unitOfWork.run((tx) =>
    applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, fact)),
  );
  return world;
};

const paidAt = async (world: TestContext) => (await world.student(student.id)).paidAt;

it.each(['open', 'action-required', 'under-review', 'closed', 'won'] as const)(
  'a student whose payment has a dispute that is %s stays Paid',
  async (state) => {
    const world = await paid();
    await hear(world, { state });
    await expect(paidAt(world)).resolves.not.toBeNull();
    expect([...world.unitOfWork.tables.disputes.values()]).toMatchObject([
      { id: 'disp_1', paymentId: order.id, tryId: 'pay_1', state },
    ]);
  },
);

it('a lost dispute of the whole fee ends Paid, and the student may pay again', async () => {
  const world = await paid();
  await hear(world, { state: 'lost' });
  await expect(paidAt(world)).resolves.toBeNull();
  expect(world.unitOfWork.tables.payments.get(order.id)).toMatchObject({ state: 'refunded' });
  const request = { studentId: student.id, amount: 500, currency: 'INR' };
  await expect(createOrder(world, request)).resolves.toMatchObject({ amount: 50_000 });
});

it('a lost dispute of a part of the fee leaves the student Paid', async () => {
  const world = await paid();
  await hear(world, { state: 'lost', amount: 20_000 });
  await expect(paidAt(world)).resolves.not.toBeNull();
});

it('a dispute that was lost and is then won makes the student Paid again, with one receipt', async () => {
  const world = await paid();
  await hear(world, { state: 'lost', asOf: 100 });
  await hear(world, { state: 'won', asOf: 200 });
  await expect(paidAt(world)).resolves.not.toBeNull();
  expect(world.mails('payment-receipt')).toHaveLength(1);
});

it('an event that comes late does not take a decision back', async () => {
  const world = await paid();
  await hear(world, { state: 'lost', asOf: 200 });
  await hear(world, { state: 'open', asOf: 100 });
  await expect(paidAt(world)).resolves.toBeNull();
  expect(world.unitOfWork.tables.disputes.get('disp_1')).toMatchObject({ state: 'lost' });
});

it('the dispute of a payment that was not heard of is kept, and pays the order', async () => {
  const world = await aTestContext({ students: [student], payments: [order] });
  await hear(world, { state: 'open' });
  await expect(paidAt(world)).resolves.not.toBeNull();
  expect(world.unitOfWork.tables.disputes.size).toBe(1);
});

it('what the bank has taken back is not given back once more', async () => {
  const world = await paid();
  await hear(world, { state: 'lost' });
  const actor = { adminId: 'admin-1', username: 'finance' };
  const request = { paymentId: order.id, tryId: 'pay_1', reason: 'As asked' };
  await expect(refundPayment(world, actor, request)).rejects.toThrow(NothingToRefund);
});

it('each change of a dispute is kept in the payment’s history once', async () => {
  const world = await paid();
  await hear(world, { state: 'open', asOf: 100 });
  await hear(world, { state: 'open', asOf: 100 });
  await hear(world, { state: 'lost', asOf: 200 });
  const told = world.unitOfWork.tables.paymentHistory.map((news) => news.told);
  expect(told).toEqual(['captured', 'dispute-open', 'dispute-lost']);
});

describe('the money of a disputed payment goes back once', () => {
  const actor = { adminId: 'admin-1', username: 'finance' };
  const request = { paymentId: order.id, tryId: 'pay_1', reason: 'As asked' };
  const refundsOf = (world: TestContext) => [...world.unitOfWork.tables.refunds.values()];
  const returnedIn = (world: TestContext) =>
    [...world.gateway.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);

  it.each(['open', 'action-required', 'under-review'] as const)(
    'a refund is refused while a dispute is %s',
    async (state) => {
      const world = await paid();
      await hear(world, { state });
      await expect(refundPayment(world, actor, request)).rejects.toThrow(RefundWhileDisputed);
      expect(refundsOf(world)).toEqual([]);
    },
  );

  it.each(['won', 'closed'] as const)('a refund is made once it is %s', async (state) => {
    const world = await paid();
    await hear(world, { state });
    await refundPayment(world, actor, request);
    expect(returnedIn(world)).toBe(50_000);
  });

  it('what the dispute is not about can be given back', async () => {
    const world = await paid();
    await hear(world, { state: 'open', amount: 20_000 });
    await refundPayment(world, actor, request);
    expect(returnedIn(world)).toBe(30_000);
  });

  /** The provider is away when the refund is asked for; a dispute comes before it is sent. */
  const disputedBeforeItIsSent = async () => {
    const world = await paid();
    world.gateway.down = true;
    await refundPayment(world, actor, request);
    world.gateway.down = false;
    await hear(world, { state: 'open', asOf: 100 });
    world.clock.pass(60);
    await retryRefunds(world, 10);
    expect(returnedIn(world)).toBe(0);
    expect(refundsOf(world)).toMatchObject([{ state: 'requested' }]);
    return world;
  };
  const later = async (world: TestContext) => {
    world.clock.pass(24 * 60 * 60);
    await retryRefunds(world, 10);
  };

  it('a refund that was not sent yet waits, and is not sent if the dispute is lost', async () => {
    const world = await disputedBeforeItIsSent();
    await hear(world, { state: 'lost', asOf: 200 });
    await later(world);
    expect(returnedIn(world)).toBe(0);
    expect(refundsOf(world)).toMatchObject([{ state: 'failed', checkAt: null }]);
    await expect(paidAt(world)).resolves.toBeNull();
  });

  it('and is sent if the dispute is won', async () => {
    const world = await disputedBeforeItIsSent();
    await hear(world, { state: 'won', asOf: 200 });
    await later(world);
    expect(returnedIn(world)).toBe(50_000);
    expect(refundsOf(world)).toMatchObject([{ state: 'processed' }]);
  });
});
