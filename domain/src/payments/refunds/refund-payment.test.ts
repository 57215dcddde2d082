import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { NothingToRefund, GatewayFailed } from '../errors.js';
import { refundPayment } from './refund-payment.js';
import { retryRefunds, nextRefundCheck, sendRefund } from './send-refund.js';
import { secondsAfter } from '../../kernel/time.js';
import { aRefund } from '../../testing/a-refund.js';
import { A_DAY } from '../../testing/moments.js';
import { testWith } from '../../testing/test-with.js';

const student = aStudent({ attemptsUsed: 2 });
const order = aPayment({ studentId: student.id });
const admin = { adminId: 'admin-1', username: 'finance' };
const request = { paymentId: order.id, providerPaymentId: null, reason: 'Charged by mistake' };

const paid = async (...paymentIds: string[]) => {
  const context = await aTestContext({ students: [student], payments: [order] });
  await tellByWebhook(
    context,
    order,
    paymentIds.map((paymentId) => anUpdate({ paymentId })),
  );
  return context;
};

const paymentIn = (context: TestContext) => context.unitOfWork.tables.payments.get(order.id)!;
const refundsIn = (context: TestContext) => [...context.unitOfWork.tables.refunds.values()];

const it = testWith(() => paid('pay_1'));

describe('Giving a payment back', () => {
  it('ends Paid; attempts that were used stay used', async (context) => {
    await refundPayment(context, admin, request);
    expect(paymentIn(context).state).toBe('refunded');
    expect(refundsIn(context)).toMatchObject([
      { providerPaymentId: 'pay_1', amount: 50_000, state: 'processed', checkAt: null },
    ]);
    await expect(context.student(student.id)).resolves.toEqual({ ...student, paidAt: null });
    expect(context.unitOfWork.tables.paymentHistory).toMatchObject([
      { source: 'webhook', change: 'captured' },
      { source: 'refund', change: 'refund-processed' },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'refund-payment',
        subject: 'payment',
        subjectId: order.id,
        reason: 'Charged by mistake',
        before: { state: 'paid', flag: null },
        after: { refundId: refundsIn(context)[0]!.id, providerPaymentId: 'pay_1', amount: 50_000 },
      },
    ]);
  });

  it('a refund that is requested twice is made and noted once', async (context) => {
    const ids = await Promise.all([
      refundPayment(context, admin, request),
      refundPayment(context, admin, request),
    ]);
    ids.push(await refundPayment(context, admin, request));
    expect(new Set(ids).size).toBe(1);
    expect(context.gateway.refunds.size).toBe(1);
    expect(context.unitOfWork.audit()).toHaveLength(1);
  });

  it('gives back the rest once the bank has decided a chargeback of a part for us', async (context) => {
    const disputed = (state: 'open' | 'won', asOf: number) =>
      tellByWebhook(context, order, [aChargebackUpdate('pay_1', { state, asOf, amount: 20_000 })]);
    await disputed('open', 10);
    const first = await refundPayment(context, admin, request);
    expect(await refundPayment(context, admin, request)).toBe(first);
    await disputed('won', 20);
    await refundPayment(context, admin, request);
    expect(refundsIn(context)).toMatchObject([{ amount: 30_000 }, { amount: 20_000 }]);
    expect(paymentIn(context).state).toBe('refunded');
  });

  test.each(['requested', 'failed'] as const)(
    'gives back the whole while a partial refund is %s',
    async (state) => {
      const context = await paid('pay_1');
      const part = aRefundUpdate('pay_1', state, { id: 'rfnd_dashboard', amount: 20_000 });
      await tellByWebhook(context, order, [part]);
      await refundPayment(context, admin, request);
      expect(refundsIn(context)).toMatchObject([{ amount: 50_000 }]);
    },
  );

  test('leaves Paid who paid twice, and takes the flag away', async () => {
    const context = await paid('pay_1', 'pay_2');
    expect(paymentIn(context).flag).toBe('refund-due');
    const doubtful = refundPayment(context, admin, request);
    await expect(doubtful).rejects.toThrow(InvalidInput);
    await expect(doubtful).rejects.toMatchObject({
      details: { fields: { providerPaymentId: 'Please say which payment to give back.' } },
    });
    await refundPayment(context, admin, { ...request, providerPaymentId: 'pay_2' });
    expect(paymentIn(context)).toMatchObject({ state: 'paid', flag: null, paymentId: 'pay_1' });
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
  });

  it('A refund that takes its time leaves the student Paid until a webhook says that it is done', async (context) => {
    context.gateway.refundState = 'requested';
    await refundPayment(context, admin, request);
    expect(paymentIn(context).state).toBe('paid');
    const done = aRefundUpdate('pay_1', 'processed', { id: refundsIn(context)[0]!.providerId! });
    await tellByWebhook(context, order, [done]);
    expect(paymentIn(context).state).toBe('refunded');
    expect(refundsIn(context)).toMatchObject([{ state: 'processed', checkAt: null }]);
  });

  test.each(['failed', 'refused'] as const)(
    'A refund that is %s changes nothing, and can be tried again',
    async (state) => {
      const context = await paid('pay_1');
      context.gateway.refundState = state;
      await refundPayment(context, admin, request);
      expect(paymentIn(context).state).toBe('paid');
      expect(refundsIn(context)).toMatchObject([{ state: 'failed', checkAt: null }]);
      context.gateway.refundState = 'processed';
      await refundPayment(context, admin, request);
      expect(paymentIn(context).state).toBe('refunded');
    },
  );

  it('is driven on, once, when the answer was lost or the provider was away', async (context) => {
    context.gateway.losesNextAnswer = true;
    await refundPayment(context, admin, request);
    expect(refundsIn(context)).toMatchObject([{ state: 'requested', providerId: null }]);
    await retryRefunds(context, 10);
    expect(refundsIn(context)).toMatchObject([{ state: 'requested' }]);
    context.clock.pass(60);
    await retryRefunds(context, 10);
    expect(refundsIn(context)).toMatchObject([{ state: 'processed', providerId: 'rfnd_1' }]);
    expect(context.gateway.refunds.size).toBe(1);
    expect(paymentIn(context).state).toBe('refunded');
  });
});

describe('Giving back is refused', () => {
  test('without a reason, and for what was not paid', async () => {
    const context = await paid();
    await expect(refundPayment(context, admin, request)).rejects.toThrow(NothingToRefund);
    const more = { ...request, reason: '' };
    await expect(refundPayment(context, admin, more)).rejects.toThrow(InvalidInput);
    const refused = refundPayment(context, admin, { ...request, paymentId: 'nothing' });
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such payment.');
    expect(context.gateway.refunds.size).toBe(0);
  });

  it('A refund of a payment that failed, or is of another order, is refused', async (context) => {
    await tellByWebhook(context, order, [anUpdate({ paymentId: 'pay_0', state: 'failed' })]);
    for (const providerPaymentId of ['pay_0', 'pay_9']) {
      const refused = refundPayment(context, admin, { ...request, providerPaymentId });
      await expect(refused).rejects.toThrow(NothingToRefund);
    }
    await refundPayment(context, admin, request);
    expect(refundsIn(context)).toMatchObject([{ providerPaymentId: 'pay_1', state: 'processed' }]);
  });

  it('A refund fails by any other failure than that of the provider to answer', async (context) => {
    context.gateway.refund = () => Promise.reject(new TypeError('lost'));
    await expect(refundPayment(context, admin, request)).rejects.toThrow(TypeError);
    expect(refundsIn(context)).toMatchObject([{ state: 'requested' }]);
  });
});

const payment = aPayment({ studentId: student.id });

test.each([
  [0, 60],
  [60, 60],
  [3_600, 3_600],
  [6 * 3_600, 6 * 3_600],
  [24 * 3_600, 6 * 3_600],
])('a refund %d s old is asked about again in %d s', (age, wait) => {
  const now = secondsAfter(A_DAY, age);
  expect(nextRefundCheck({ createdAt: A_DAY }, now)).toEqual(secondsAfter(now, wait));
});

async function aContextWithRefunds(count: number) {
  const context = await aTestContext({ students: [student], payments: [payment] });
  const refunds = Array.from({ length: count }, (_, at) =>
    aRefund({ paymentId: payment.id, providerPaymentId: `pay_${at}`, checkAt: A_DAY }),
  );
  await context.unitOfWork.run(async (tx) => {
    for (const refund of refunds) await tx.refunds.add(refund);
  });
  const kept = () => [...context.unitOfWork.tables.refunds.values()];
  return { context, refunds, kept };
}

describe('Refunds of which nothing was heard', () => {
  test('are driven on past one for which the provider did not answer', async () => {
    const { context, kept } = await aContextWithRefunds(3);
    context.gateway.losesNextAnswer = true;
    await expect(retryRefunds(context, 10)).rejects.toThrow(GatewayFailed);
    expect(kept().map(({ providerId }) => providerId !== null)).toEqual([false, true, true]);
    expect(kept()[0]?.checkAt).toEqual(secondsAfter(A_DAY, 60));
  });

  test('are driven on no more at once than is asked for', async () => {
    const { context, kept } = await aContextWithRefunds(3);
    await retryRefunds(context, 2);
    expect(kept().filter(({ providerId }) => providerId !== null)).toHaveLength(2);
  });

  test('are given the provider’s id, with which its news are known', async () => {
    const { context, refunds, kept } = await aContextWithRefunds(1);
    await sendRefund(context, refunds[0]!);
    expect(kept()).toMatchObject([{ providerId: 'rfnd_1', state: 'processed', checkAt: null }]);
    expect(context.unitOfWork.tables.payments.get(payment.id)?.attempts).toMatchObject([
      { id: 'pay_0', state: 'captured', refunds: [{ id: 'rfnd_1', amount: 50_000 }] },
    ]);
    expect([...context.gateway.refunds.keys()]).toEqual([refunds[0]!.id]);
  });

  test('A silent refund of an order that the provider never made is left as it is', async () => {
    const { context, refunds, kept } = await aContextWithRefunds(1);
    await context.unitOfWork.run((tx) => tx.payments.save({ ...payment, orderId: null }));
    await sendRefund(context, refunds[0]!);
    expect(kept()).toEqual(refunds);
    expect(context.unitOfWork.tables.paymentHistory).toEqual([]);
  });
});

test.each([
  ['normal', 'instant', 'normal'],
  ['optimum', 'instant', 'instant'],
  ['optimum', 'normal', 'normal'],
] as const)(
  'A refund asked for as %s, of a bank that can %s, is kept as %s',
  async (speed, can, is) => {
    const context = await aTestContext({ students: [student], payments: [payment] });
    context.gateway.optimumIs = can;
    const refund = aRefund({ paymentId: payment.id, providerPaymentId: 'pay_0', speed });
    await context.unitOfWork.run((tx) => tx.refunds.add(refund));
    await sendRefund(context, refund);
    const [kept] = [...context.unitOfWork.tables.refunds.values()];
    expect(kept).toMatchObject({ speed, speedProcessed: is, state: 'processed' });
    const [one] = context.unitOfWork.tables.payments.get(payment.id)!.attempts;
    expect(Object.keys(one!.refunds[0]!)).toEqual(['id', 'amount', 'state']);
  },
);
