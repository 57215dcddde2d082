import { expect, it } from '@jest/globals';
import { createOrder } from './create-order.js';
import { refundPayment } from './refund-payment.js';
import { recordFact } from './record-payment.js';
import { NothingToRefund } from './errors.js';
import type { Dispute } from './dispute.js';
import { aDisputeFact, aFact, byWebhook } from '../testing/a-fact.js';
import { aPayment } from '../testing/a-payment.js';
import { aStudent } from '../testing/a-student.js';
import { aWorld, type World } from '../testing/a-world.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });

const hear = (world: World, parts: Partial<Dispute>) =>
  world.unitOfWork.run((tx) =>
    recordFact(tx, world.issuer, byWebhook(order.orderId!, aDisputeFact('pay_1', parts))),
  );

/** A student who has paid by `pay_1`. */
const paid = async () => {
  const world = await aWorld({ students: [student], payments: [order] });
  const fact = aFact({ paymentId: 'pay_1' });
  await world.unitOfWork.run((tx) => recordFact(tx, world.issuer, byWebhook(order.orderId!, fact)));
  return world;
};

const paidAt = async (world: World) => (await world.student(student.id)).paidAt;

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
  const world = await aWorld({ students: [student], payments: [order] });
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
  const told = world.unitOfWork.tables.paymentNews.map((news) => news.told);
  expect(told).toEqual(['captured', 'dispute-open', 'dispute-lost']);
});
