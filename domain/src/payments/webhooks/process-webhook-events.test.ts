import { describe, expect, it } from '@jest/globals';
import { aFact, aRefundFact } from '../../testing/a-fact.js';
import { anEventId, anOrderId, aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { processWebhookEvents } from './process-webhook-events.js';
import type { ProviderEvent } from './provider-event.js';

const student = aStudent();
const payment = aPayment({ studentId: student.id });
const ordered = () => aTestContext({ students: [student], payments: [payment] });
const anEvent = (parts: Partial<ProviderEvent> = {}): ProviderEvent => ({
  id: anEventId(),
  name: 'payment.captured',
  orderId: payment.orderId,
  fact: aFact({ paymentId: 'pay_1' }),
  body: { event: parts.name ?? 'payment.captured' },
  ...parts,
});

const keep = (world: TestContext, event: ProviderEvent) =>
  world.unitOfWork.run((tx) => tx.providerEvents.keep(event));

const hear = async (world: TestContext, parts: Partial<ProviderEvent> = {}) => {
  const event = anEvent(parts);
  await keep(world, event);
  await processWebhookEvents(world, 10);
  return world.unitOfWork.tables.events.get(event.id)?.state;
};

describe('an event of the provider', () => {
  it('of a capture marks the student Paid', async () => {
    const world = await ordered();
    await expect(hear(world)).resolves.toBe('done');
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
    expect(world.mails('payment-receipt')).toHaveLength(1);
  });

  it('of a failed try is noted, after which the order can still be paid', async () => {
    const world = await ordered();
    await hear(world, { fact: aFact({ paymentId: 'pay_1', state: 'failed' }) });
    expect(world.unitOfWork.tables.payments.get(payment.id)).toMatchObject({ state: 'failed' });
    await hear(world);
    expect(world.unitOfWork.tables.payments.get(payment.id)).toMatchObject({ state: 'paid' });
  });

  it('of a refund in full ends Paid; the attempts and their results stay', async () => {
    const world = await ordered();
    await hear(world);
    await hear(world, { fact: aRefundFact('pay_1', 'processed') });
    await expect(world.student(student.id)).resolves.toEqual({ ...student, paidAt: null });
    await hear(world);
    await expect(world.student(student.id)).resolves.toEqual({ ...student, paidAt: null });
    expect(world.mails('payment-receipt')).toHaveLength(1);
  });

  it('is taken once by its id, and kept as it came', async () => {
    const world = await ordered();
    const failed = anEvent({ fact: aFact({ state: 'failed' }) });
    await keep(world, failed);
    await keep(world, { ...failed, fact: aFact(), body: {} });
    await processWebhookEvents(world, 10);
    await expect(world.student(student.id)).resolves.toEqual(student);
    expect([...world.unitOfWork.tables.events.values()]).toMatchObject([{ body: failed.body }]);
  });

  it.each([
    ['that we take no notice of', 'ignored', { fact: null }],
    ['of an order that is not ours', 'unmatched', { orderId: anOrderId() }],
    ['of no order', 'unmatched', { orderId: null }],
  ])('%s changes nothing, and is %s', async (_, outcome, parts) => {
    const world = await ordered();
    await expect(hear(world, parts)).resolves.toBe(outcome);
    await expect(world.student(student.id)).resolves.toEqual(student);
    expect(world.unitOfWork.tables.payments.get(payment.id)).toEqual(payment);
  });

  it('that is unmatched is worked off once its order turns out to be ours', async () => {
    const world = await aTestContext({ students: [student] });
    await expect(hear(world)).resolves.toBe('unmatched');
    await world.unitOfWork.run(async (tx) => {
      await tx.payments.add(payment);
      await tx.providerEvents.revive(payment.orderId!);
    });
    await processWebhookEvents(world, 10);
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
  });

  it('that fails is left for a while, and keeps no other waiting', async () => {
    const world = await ordered();
    const broken = {
      ...aFact(),
      get paymentId(): string {
        throw new Error('lost');
      },
    };
    await keep(world, anEvent({ fact: broken }));
    await keep(world, anEvent());
    await expect(processWebhookEvents(world, 10)).rejects.toThrow('lost');
    await expect(processWebhookEvents(world, 10)).resolves.toBe(1);
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
    world.clock.pass(29.999);
    await expect(processWebhookEvents(world, 10)).resolves.toBe(0);
    world.clock.pass(0.001);
    await expect(processWebhookEvents(world, 10)).rejects.toThrow('lost');
  });

  it('waits for its turn when many are there', async () => {
    const world = await ordered();
    for (let count = 0; count < 5; count += 1) await keep(world, anEvent());
    await expect(processWebhookEvents(world, 3)).resolves.toBe(3);
    await expect(processWebhookEvents(world, 3)).resolves.toBe(2);
    await expect(processWebhookEvents(world, 3)).resolves.toBe(0);
  });
});

it('a second order that is paid all the same leaves the first day of payment, and is flagged', async () => {
  const world = await ordered();
  await hear(world);
  const { paidAt } = await world.student(student.id);
  const second = aPayment({ studentId: student.id });
  await world.unitOfWork.run((tx) => tx.payments.add(second));
  world.clock.pass(60);
  await hear(world, { orderId: second.orderId, fact: aFact({ paymentId: 'pay_2' }) });
  await expect(world.student(student.id)).resolves.toMatchObject({ paidAt });
  expect(world.unitOfWork.tables.payments.get(second.id)).toMatchObject({ flag: 'refund-due' });
});
