import fc from 'fast-check';
import { anUpdate } from '../../testing/an-update.js';
import { anOrderId } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { contextToPay, type TestContext } from '../../testing/a-test-context.js';
import { AlreadyPaid, GatewayFailed, PaymentNotVerified, PaymentPending } from '../errors.js';
import { createOrder } from '../orders/create-order.js';
import { verifyPayment } from '../orders/verify-payment.js';
import { checkPayments } from '../reconciliation/check-payments.js';
import { reconcilePayments } from '../reconciliation/reconcile-payments.js';
import { processWebhookEvents } from '../webhooks/process-webhook-events.js';
import type { ProviderUpdate } from './attempt.js';

const student = aStudent();
const stranger = aStudent();

const orderIdIn = (context: TestContext): string => context.gateway.orders.at(0)?.id ?? anOrderId();
const order = (context: TestContext) =>
  createOrder(context, { studentId: student.id, amount: 500, currency: 'INR' });
const verify = (context: TestContext, studentId: string, paymentId: string) =>
  verifyPayment(context, studentId, context.gateway.proofFor(orderIdIn(context), paymentId));
const hear = async (context: TestContext, state: ProviderUpdate['state'], eventNumber: number) => {
  await context.unitOfWork.run((tx) =>
    tx.providerEvents.keep({
      unreadable: null,
      id: `evt_${state}_${String(eventNumber)}`,
      name: `payment.${state}`,
      orderId: orderIdIn(context),
      update: anUpdate({ paymentId: 'pay_checkout', state }),
      body: {},
    }),
  );
  await processWebhookEvents(context, 5);
};

const QUARTER_SECONDS = 15 * 60;
const SIX_DAYS_SECONDS = 6 * 24 * 60 * 60;

const checkAfter = (context: TestContext, seconds: number): Promise<number> => {
  context.clock.pass(seconds);
  return checkPayments(context, 10);
};

type Step = readonly [name: string, act: (context: TestContext) => Promise<unknown>];

const STEPS: readonly Step[] = [
  ['order', order],
  [
    'order, whose answer is lost',
    (context) => {
      context.gateway.losesNextAnswer = true;
      return order(context).finally(() => (context.gateway.losesNextAnswer = false));
    },
  ],
  ['verify', (context) => verify(context, student.id, 'pay_checkout')],
  ['verify another attempt', (context) => verify(context, student.id, 'pay_second')],
  ['verify as another student', (context) => verify(context, stranger.id, 'pay_checkout')],
  ['captured 1', (context) => hear(context, 'captured', 1)],
  ['captured 2', (context) => hear(context, 'captured', 2)],
  ['authorized', (context) => hear(context, 'authorized', 1)],
  ['failed 1', (context) => hear(context, 'failed', 1)],
  ['failed 2', (context) => hear(context, 'failed', 2)],
  [
    'paid there, and nobody told',
    (context) => Promise.resolve(context.gateway.proofFor(orderIdIn(context), 'pay_checkout')),
  ],
  ['checks after a quarter of an hour', (context) => checkAfter(context, QUARTER_SECONDS)],
  ['checks after six days', (context) => checkAfter(context, SIX_DAYS_SECONDS)],
  [
    'checks while the provider is away',
    (context) => {
      context.gateway.down = true;
      return checkAfter(context, QUARTER_SECONDS).finally(() => (context.gateway.down = false));
    },
  ],
  [
    'the daily reconciliation',
    (context) => {
      context.clock.pass(QUARTER_SECONDS);
      return reconcilePayments(context);
    },
  ],
];

const EXPECTED = [AlreadyPaid, GatewayFailed, PaymentNotVerified, PaymentPending];

async function take(context: TestContext, [, act]: Step): Promise<void> {
  try {
    await act(context);
  } catch (error) {
    if (!EXPECTED.some((refusal) => error instanceof refusal)) throw error;
  }
}

async function check(context: TestContext, before: Date | null): Promise<Date | null> {
  const payments = [...context.unitOfWork.tables.payments.values()];
  const paid = payments.filter(({ state }) => state === 'paid');
  const { paidAt } = await context.student(student.id);
  expect(payments.length).toBeLessThanOrEqual(1);
  expect(paid).toHaveLength(paidAt ? 1 : 0);
  expect(context.mails('payment-receipt')).toHaveLength(paid.length);
  expect(paid[0]?.paidAt ?? null).toEqual(paidAt);
  if (before) expect(paidAt).toEqual(before);
  if (paidAt) await expect(order(context)).rejects.toThrow(AlreadyPaid);
  await expect(context.student(stranger.id)).resolves.toEqual(stranger);
  return paidAt;
}

const updates = fc.array(fc.constantFrom(...STEPS), { maxLength: 15 });
const ordered = () => contextToPay(student, stranger);

it('one after the other, in any order and number, the updates make one payment and one receipt', async () => {
  const property = fc.asyncProperty(updates, async (steps) => {
    const context = await ordered();
    let paidAt: Date | null = null;
    for (const step of steps) {
      context.clock.pass(1);
      await take(context, step);
      paidAt = await check(context, paidAt);
      expect(context.gateway.orders.length).toBeLessThanOrEqual(1);
    }
  });
  await fc.assert(property, { numRuns: 100 });
});

it('whatever came before, money that was taken makes the student Paid once it is checked', async () => {
  const property = fc.asyncProperty(updates, async (steps) => {
    const context = await ordered();
    await take(context, STEPS[0]!);
    for (const step of steps) await take(context, step);
    context.gateway.proofFor(orderIdIn(context), 'pay_checkout');
    await take(context, STEPS[0]!);
    await checkAfter(context, QUARTER_SECONDS);
    await check(context, null);
    await expect(context.student(student.id)).resolves.not.toMatchObject({ paidAt: null });
  });
  await fc.assert(property, { numRuns: 100 });
});
