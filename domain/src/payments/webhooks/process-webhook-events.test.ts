import { anUpdate } from '../../testing/an-update.js';
import { anEventId, anOrderId, aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { processWebhookEvents } from './process-webhook-events.js';
import type { ProviderEvent } from './provider-event.js';
import { testWith } from '../../testing/test-with.js';

const student = aStudent();
const payment = aPayment({ studentId: student.id });
const ordered = () => aTestContext({ students: [student], payments: [payment] });
const anEvent = (parts: Partial<ProviderEvent> = {}): ProviderEvent => ({
  id: anEventId(),
  name: 'payment.captured',
  orderId: payment.orderId,
  update: anUpdate({ paymentId: 'pay_1' }),
  unreadable: null,
  body: { event: parts.name ?? 'payment.captured' },
  ...parts,
});

const keep = (context: TestContext, event: ProviderEvent) =>
  context.unitOfWork.run((tx) => tx.providerEvents.keep(event));

const hear = async (context: TestContext, parts: Partial<ProviderEvent> = {}) => {
  const event = anEvent(parts);
  await keep(context, event);
  await processWebhookEvents(context, 10);
  return context.unitOfWork.tables.events.get(event.id)?.state;
};

const it = testWith(ordered);

describe('an event of the provider', () => {
  it('is taken once by its id, and kept as it came', async (context) => {
    const failed = anEvent({ update: anUpdate({ state: 'failed' }) });
    await keep(context, failed);
    await keep(context, { ...failed, update: anUpdate(), body: {} });
    await processWebhookEvents(context, 10);
    await expect(context.student(student.id)).resolves.toEqual(student);
    expect([...context.unitOfWork.tables.events.values()]).toMatchObject([{ body: failed.body }]);
  });

  test.each([
    ['that we take no notice of', 'ignored', { update: null }],
    ['of an order that is not ours', 'unmatched', { orderId: anOrderId() }],
    ['of no order', 'unmatched', { orderId: null }],
  ])('%s changes nothing, and is %s', async (_, outcome, parts) => {
    const context = await ordered();
    await expect(hear(context, parts)).resolves.toBe(outcome);
    await expect(context.student(student.id)).resolves.toEqual(student);
    expect(context.unitOfWork.tables.payments.get(payment.id)).toEqual(payment);
  });

  test('An event that is unmatched is processed once its order turns out to be ours', async () => {
    const context = await aTestContext({ students: [student] });
    await expect(hear(context)).resolves.toBe('unmatched');
    await context.unitOfWork.run(async (tx) => {
      await tx.payments.add(payment);
      await tx.providerEvents.revive(payment.orderId!);
    });
    await processWebhookEvents(context, 10);
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
    expect(context.unitOfWork.tables.paymentHistory).toMatchObject([{ source: 'webhook' }]);
  });

  it('An event that fails waits for a while, and holds up no other', async (context) => {
    const broken = {
      ...anUpdate(),
      get paymentId(): string {
        throw new Error('lost');
      },
    };
    await keep(context, anEvent({ update: broken }));
    await keep(context, anEvent());
    await expect(processWebhookEvents(context, 10)).rejects.toThrow('lost');
    await expect(processWebhookEvents(context, 10)).resolves.toBe(1);
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
    context.clock.pass(29.999);
    await expect(processWebhookEvents(context, 10)).resolves.toBe(0);
    context.clock.pass(0.001);
    await expect(processWebhookEvents(context, 10)).rejects.toThrow('lost');
  });

  test.each([
    ['names its order', {}],
    ['names its payment alone', { orderId: null, unreadable: 'pay_1' }],
  ])('An event that cannot be read and %s makes us ask the provider at once', async (_, parts) => {
    const context = await ordered();
    context.gateway.updates.set(payment.orderId!, [anUpdate({ paymentId: 'pay_1' })]);
    const unreadable = { update: null, unreadable: '', ...parts };
    await expect(hear(context, unreadable)).resolves.toBe('unreadable');
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
  });

  it('An event that cannot be read comes again until the provider answers', async (context) => {
    context.gateway.down = true;
    await keep(context, anEvent({ update: null, unreadable: '' }));
    await expect(processWebhookEvents(context, 10)).rejects.toThrow();
    context.gateway.down = false;
    context.gateway.updates.set(payment.orderId!, [anUpdate({ paymentId: 'pay_1' })]);
    context.clock.pass(30);
    await expect(processWebhookEvents(context, 10)).resolves.toBe(1);
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
  });

  it('waits for its turn when many are there', async (context) => {
    for (let count = 0; count < 5; count += 1) await keep(context, anEvent());
    await expect(processWebhookEvents(context, 3)).resolves.toBe(3);
    await expect(processWebhookEvents(context, 3)).resolves.toBe(2);
    await expect(processWebhookEvents(context, 3)).resolves.toBe(0);
  });
});
