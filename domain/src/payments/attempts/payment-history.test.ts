import { describe, expect, it } from '@jest/globals';
import { aFact } from '../../testing/a-fact.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { createOrder } from '../orders/create-order.js';
import { verifyPayment } from '../orders/verify-payment.js';
import { checkPayment } from '../reconciliation/check-payment.js';
import { checkPayments } from '../reconciliation/check-payments.js';
import { reconcilePayments } from '../reconciliation/reconcile-payments.js';
import { refundPayment } from '../refunds/refund-payment.js';
import { processWebhookEvents } from '../webhooks/process-webhook-events.js';
import type { NewsSource } from './payment-history.js';

const student = aStudent();
const admin = { adminId: 'admin-1', username: 'finance' };
const QUARTER = 15 * 60;
const reason = 'The student wrote to us';

const ordered = async () => {
  const world = await aTestContext({ students: [student] });
  const order = await createOrder(world, {
    studentId: student.id,
    amount: 500,
    currency: 'INR',
  });
  const payment = () => [...world.unitOfWork.tables.payments.values()][0]!;
  return { world, orderId: order.id, payment };
};

type Ordered = Awaited<ReturnType<typeof ordered>>;

const newsIn = (world: TestContext) => world.unitOfWork.tables.paymentHistory;

const heard = async ({ world, orderId }: Ordered, eventId = 'evt_1') => {
  const event = { id: eventId, name: 'payment.captured', orderId, body: {} };
  const fact = aFact({ paymentId: 'pay_1' });
  await world.unitOfWork.run((tx) => tx.providerEvents.keep({ ...event, fact }));
  await processWebhookEvents(world, 5);
};

const paidThere = ({ world, orderId }: Ordered) =>
  world.gateway.facts.set(orderId, [aFact({ paymentId: 'pay_1' })]);

const WAYS: readonly (readonly [NewsSource, (given: Ordered) => Promise<unknown>])[] = [
  [
    'checkout',
    ({ world, orderId }) =>
      verifyPayment(world, student.id, world.gateway.proofFor(orderId, 'pay_1')),
  ],
  ['webhook', heard],
  [
    'reconciliation',
    (given) => {
      paidThere(given);
      given.world.clock.pass(QUARTER);
      return checkPayments(given.world, 5);
    },
  ],
  [
    'admin',
    (given) => {
      paidThere(given);
      return checkPayment(given.world, admin, { paymentId: given.payment().id, reason });
    },
  ],
  [
    'comparison',
    (given) => {
      paidThere(given);
      return reconcilePayments(given.world);
    },
  ],
];

describe('What is kept of the news of a payment', () => {
  it.each(WAYS)('is that it was learned from %s, and when', async (source, learn) => {
    const given = await ordered();
    await learn(given);
    expect(newsIn(given.world)).toEqual([
      {
        paymentId: given.payment().id,
        tryId: 'pay_1',
        source,
        told: 'captured',
        at: given.world.clock.now,
      },
    ]);
  });

  it.each(WAYS)('is nothing when %s tells what is known', async (_, learn) => {
    const given = await ordered();
    await heard(given, 'evt_first');
    await learn(given);
    expect(newsIn(given.world)).toHaveLength(1);
  });

  it('is also how far a refund has come', async () => {
    const given = await ordered();
    await heard(given);
    await refundPayment(given.world, admin, { paymentId: given.payment().id, tryId: null, reason });
    expect(newsIn(given.world)).toMatchObject([
      { source: 'webhook', told: 'captured' },
      { source: 'refund', told: 'refund-processed' },
    ]);
  });
});
