import { anUpdate } from '../../testing/an-update.js';
import { aStudent } from '../../testing/a-student.js';
import { contextToPay, type TestContext } from '../../testing/a-test-context.js';
import { createOrder } from '../orders/create-order.js';
import { verifyPayment } from '../orders/verify-payment.js';
import { checkPayment } from '../reconciliation/check-payment.js';
import { checkPayments } from '../reconciliation/check-payments.js';
import { reconcilePayments } from '../reconciliation/reconcile-payments.js';
import { refundPayment } from '../refunds/refund-payment.js';
import { processWebhookEvents } from '../webhooks/process-webhook-events.js';
import type { UpdateSource } from './history.js';

const student = aStudent();
const admin = { adminId: 'admin-1', username: 'finance' };
const QUARTER = 15 * 60;
const reason = 'The student wrote to us';

const ordered = async () => {
  const context = await contextToPay(student);
  const order = await createOrder(context, { studentId: student.id, amount: 500, currency: 'INR' });
  const payment = () => [...context.unitOfWork.tables.payments.values()][0]!;
  return { context, orderId: order.id, payment };
};

type Ordered = Awaited<ReturnType<typeof ordered>>;

const historyIn = (context: TestContext) => context.unitOfWork.tables.paymentHistory;

const heard = async ({ context, orderId }: Ordered, eventId = 'evt_1') => {
  const event = { id: eventId, name: 'payment.captured', orderId, body: {} };
  const update = anUpdate({ paymentId: 'pay_1' });
  await context.unitOfWork.run((tx) =>
    tx.providerEvents.keep({ ...event, update, unreadable: null }),
  );
  await processWebhookEvents(context, 5);
};

const paidThere = ({ context, orderId }: Ordered) =>
  context.gateway.updates.set(orderId, [anUpdate({ paymentId: 'pay_1' })]);

const WAYS: readonly (readonly [UpdateSource, (given: Ordered) => Promise<unknown>])[] = [
  [
    'checkout',
    ({ context, orderId }) =>
      verifyPayment(context, student.id, context.gateway.proofFor(orderId, 'pay_1')),
  ],
  ['webhook', heard],
  [
    'reconciliation',
    (given) => {
      paidThere(given);
      given.context.clock.pass(QUARTER);
      return checkPayments(given.context, 5);
    },
  ],
  [
    'admin',
    (given) => {
      paidThere(given);
      return checkPayment(given.context, admin, { paymentId: given.payment().id, reason });
    },
  ],
  [
    'comparison',
    (given) => {
      paidThere(given);
      return reconcilePayments(given.context);
    },
  ],
];

describe('What is kept of the updates of a payment', () => {
  it.each(WAYS)('is that it was learned from %s, and when', async (source, learn) => {
    const given = await ordered();
    await learn(given);
    expect(historyIn(given.context)).toEqual([
      {
        paymentId: given.payment().id,
        providerPaymentId: 'pay_1',
        source,
        change: 'captured',
        at: given.context.clock.now,
      },
    ]);
  });

  it.each(WAYS)('is nothing when %s tells what is known', async (_, learn) => {
    const given = await ordered();
    await heard(given, 'evt_first');
    await learn(given);
    expect(historyIn(given.context)).toHaveLength(1);
  });

  it('is also how far a refund has come', async () => {
    const given = await ordered();
    await heard(given);
    await refundPayment(given.context, admin, {
      paymentId: given.payment().id,
      providerPaymentId: null,
      reason,
    });
    expect(historyIn(given.context)).toMatchObject([
      { source: 'webhook', change: 'captured' },
      { source: 'refund', change: 'refund-processed' },
    ]);
  });
});
