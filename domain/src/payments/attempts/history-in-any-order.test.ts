import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aFact } from '../../testing/a-fact.js';
import { anOrderId } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { AlreadyPaid, GatewayFailed, PaymentNotVerified, PaymentPending } from '../errors.js';
import { createOrder } from '../orders/create-order.js';
import { verifyPayment } from '../orders/verify-payment.js';
import { checkPayments } from '../reconciliation/check-payments.js';
import { reconcilePayments } from '../reconciliation/reconcile-payments.js';
import { processWebhookEvents } from '../webhooks/process-webhook-events.js';
import type { ProviderUpdate } from './payment-attempt.js';

const student = aStudent();
const stranger = aStudent();

const orderIdIn = (world: TestContext): string => world.gateway.orders.at(0)?.id ?? anOrderId();
const order = (world: TestContext) =>
  createOrder(world, { studentId: student.id, amount: 500, currency: 'INR' });
const verify = (world: TestContext, studentId: string, paymentId: string) =>
  verifyPayment(world, studentId, world.gateway.proofFor(orderIdIn(world), paymentId));
const hear = async (world: TestContext, state: ProviderUpdate['state'], eventNumber: number) => {
  await world.unitOfWork.run((tx) =>
    tx.providerEvents.keep({
      id: `evt_${state}_${String(eventNumber)}`,
      name: `payment.${state}`,
      orderId: orderIdIn(world),
      fact: aFact({ paymentId: 'pay_checkout', state }),
      body: {},
    }),
  );
  await processWebhookEvents(world, 5);
};

const QUARTER_SECONDS = 15 * 60;
const SIX_DAYS_SECONDS = 6 * 24 * 60 * 60;

/** Time passes, and the provider is asked about what is due then. */
const checkAfter = (world: TestContext, seconds: number): Promise<number> => {
  world.clock.pass(seconds);
  return checkPayments(world, 10);
};

type Step = readonly [name: string, act: (world: TestContext) => Promise<unknown>];

const STEPS: readonly Step[] = [
  ['order', order],
  [
    'order, whose answer is lost',
    (world) => {
      world.gateway.losesNextAnswer = true;
      return order(world).finally(() => (world.gateway.losesNextAnswer = false));
    },
  ],
  ['verify', (world) => verify(world, student.id, 'pay_checkout')],
  ['verify another try', (world) => verify(world, student.id, 'pay_second')],
  ['verify as another student', (world) => verify(world, stranger.id, 'pay_checkout')],
  ['captured 1', (world) => hear(world, 'captured', 1)],
  ['captured 2', (world) => hear(world, 'captured', 2)],
  ['authorized', (world) => hear(world, 'authorized', 1)],
  ['failed 1', (world) => hear(world, 'failed', 1)],
  ['failed 2', (world) => hear(world, 'failed', 2)],
  [
    'paid there, and nobody told',
    (world) => Promise.resolve(world.gateway.proofFor(orderIdIn(world), 'pay_checkout')),
  ],
  ['checks after a quarter of an hour', (world) => checkAfter(world, QUARTER_SECONDS)],
  ['checks after six days', (world) => checkAfter(world, SIX_DAYS_SECONDS)],
  [
    'checks while the provider is away',
    (world) => {
      world.gateway.down = true;
      return checkAfter(world, QUARTER_SECONDS).finally(() => (world.gateway.down = false));
    },
  ],
  [
    'the daily reconciliation',
    (world) => {
      world.clock.pass(QUARTER_SECONDS);
      return reconcilePayments(world);
    },
  ],
];

const EXPECTED = [AlreadyPaid, GatewayFailed, PaymentNotVerified, PaymentPending];

/** Takes the step; a refusal that may come is fine. */
async function take(world: TestContext, [, act]: Step): Promise<void> {
  try {
    await act(world);
  } catch (error) {
    if (!EXPECTED.some((refusal) => error instanceof refusal)) throw error;
  }
}

/** What must hold at every moment; answers with when the student paid. */
async function check(world: TestContext, before: Date | null): Promise<Date | null> {
  const payments = [...world.unitOfWork.tables.payments.values()];
  const paid = payments.filter(({ state }) => state === 'paid');
  const { paidAt } = await world.student(student.id);
  expect(payments.length).toBeLessThanOrEqual(1);
  expect(paid).toHaveLength(paidAt ? 1 : 0);
  expect(world.mails('payment-receipt')).toHaveLength(paid.length);
  expect(paid[0]?.paidAt ?? null).toEqual(paidAt);
  if (before) expect(paidAt).toEqual(before);
  if (paidAt) await expect(order(world)).rejects.toThrow(AlreadyPaid);
  await expect(world.student(stranger.id)).resolves.toEqual(stranger);
  return paidAt;
}

const news = fc.array(fc.constantFrom(...STEPS), { maxLength: 15 });
const ordered = () => aTestContext({ students: [student, stranger] });

it('one after the other, in any order and number, the news make one payment and one receipt', async () => {
  const property = fc.asyncProperty(news, async (steps) => {
    const world = await ordered();
    let paidAt: Date | null = null;
    for (const step of steps) {
      world.clock.pass(1);
      await take(world, step);
      paidAt = await check(world, paidAt);
      expect(world.gateway.orders.length).toBeLessThanOrEqual(1);
    }
  });
  await fc.assert(property, { numRuns: 100 });
});

it('all at once, in any order and number, the news make one payment and one receipt', async () => {
  const property = fc.asyncProperty(news, async (steps) => {
    const world = await ordered();
    await take(world, STEPS[0]!);
    await Promise.all(steps.map((step) => take(world, step)));
    await check(world, null);
  });
  await fc.assert(property, { numRuns: 100 });
});

it('whatever came before, money that was taken makes the student Paid once it is checked', async () => {
  const property = fc.asyncProperty(news, async (steps) => {
    const world = await ordered();
    await take(world, STEPS[0]!);
    for (const step of steps) await take(world, step);
    world.gateway.proofFor(orderIdIn(world), 'pay_checkout');
    await take(world, STEPS[0]!);
    await checkAfter(world, QUARTER_SECONDS);
    await check(world, null);
    await expect(world.student(student.id)).resolves.not.toMatchObject({ paidAt: null });
  });
  await fc.assert(property, { numRuns: 100 });
});

it('every order that a student is given is the same one', async () => {
  const property = fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (times) => {
    const world = await ordered();
    const orders = await Promise.all(Array.from({ length: times }, () => order(world)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });
  await fc.assert(property, { numRuns: 10 });
});
