import { describe, expect, it } from '@jest/globals';
import { takeProviderEvent, type ProviderEvent } from './take-provider-event.js';
import { anEventId, anOrderId, aPayment } from '../testing/a-payment.js';
import { aStudent } from '../testing/a-student.js';
import { aWorld } from '../testing/a-world.js';

const student = aStudent();
const payment = aPayment({ studentId: student.id });
const ordered = () => aWorld({ students: [student], payments: [payment] });
const anEvent = (parts: Partial<ProviderEvent> = {}): ProviderEvent => ({
  id: anEventId(),
  name: 'payment.captured',
  orderId: payment.orderId,
  paymentId: 'pay_1',
  body: { event: parts.name ?? 'payment.captured' },
  ...parts,
});

describe('an event of the provider', () => {
  it.each(['payment.captured', 'order.paid'])('%s marks the student Paid', async (name) => {
    const world = await ordered();
    await takeProviderEvent(world, anEvent({ name }));
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
    expect(world.mails('payment-receipt')).toHaveLength(1);
  });

  it('payment.failed notes the failed try, after which the order can still be paid', async () => {
    const world = await ordered();
    await takeProviderEvent(world, anEvent({ name: 'payment.failed' }));
    expect(world.unitOfWork.tables.payments.get(payment.id)).toMatchObject({ state: 'failed' });
    await takeProviderEvent(world, anEvent());
    expect(world.unitOfWork.tables.payments.get(payment.id)).toMatchObject({ state: 'paid' });
  });

  it('is taken once by its id, and kept as it came', async () => {
    const world = await ordered();
    const failed = anEvent({ name: 'payment.failed' });
    await takeProviderEvent(world, failed);
    await takeProviderEvent(world, { ...failed, name: 'payment.captured' });
    await expect(world.student(student.id)).resolves.toEqual(student);
    expect([...world.unitOfWork.tables.events]).toEqual([[failed.id, failed.body]]);
  });

  it.each([
    ['of another name', { name: 'payment.authorized' }],
    ['of an order that is not ours', { orderId: anOrderId() }],
    [
      'of a failed try at an order that is not ours',
      { orderId: anOrderId(), name: 'payment.failed' },
    ],
    ['of no order', { orderId: null }],
    ['of no payment', { paymentId: null }],
  ])('%s changes nothing, and is noted', async (_, parts) => {
    const world = await ordered();
    await takeProviderEvent(world, anEvent(parts));
    await expect(world.student(student.id)).resolves.toEqual(student);
    expect(world.unitOfWork.tables.payments.get(payment.id)).toEqual(payment);
    expect(world.unitOfWork.tables.events.size).toBe(1);
  });
});

it('a second order that is paid all the same leaves the first day of payment', async () => {
  const world = await ordered();
  await takeProviderEvent(world, anEvent());
  const { paidAt } = await world.student(student.id);
  const second = aPayment({ studentId: student.id });
  await world.unitOfWork.run((tx) => tx.payments.add(second));
  world.clock.pass(60);
  await takeProviderEvent(world, anEvent({ orderId: second.orderId }));
  await expect(world.student(student.id)).resolves.toMatchObject({ paidAt });
});
