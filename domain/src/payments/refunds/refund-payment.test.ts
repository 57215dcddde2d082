import { describe, expect, it } from '@jest/globals';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import { aFact, aRefundFact, byWebhook } from '../../testing/a-fact.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { applyProviderUpdate } from '../attempts/apply-provider-update.js';
import { NothingToRefund } from '../errors.js';
import { refundPayment } from './refund-payment.js';
import { retryRefunds } from './send-refund.js';

const student = aStudent({ attemptsUsed: 2 });
const order = aPayment({ studentId: student.id });
const admin = { adminId: 'admin-1', username: 'finance' };
const request = { paymentId: order.id, tryId: null, reason: 'Charged by mistake' };

const paid = async (...paymentIds: string[]) => {
  const world = await aTestContext({ students: [student], payments: [order] });
  for (const paymentId of paymentIds) {
    await world.unitOfWork.run((tx) =>
      applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, aFact({ paymentId }))),
    );
  }
  return world;
};

const paymentIn = (world: TestContext) => world.unitOfWork.tables.payments.get(order.id)!;
const refundsIn = (world: TestContext) => [...world.unitOfWork.tables.refunds.values()];

describe('Giving a payment back', () => {
  it('ends Paid; attempts that were used stay used', async () => {
    const world = await paid('pay_1');
    await refundPayment(world, admin, request);
    expect(paymentIn(world).state).toBe('refunded');
    expect(refundsIn(world)).toMatchObject([
      { tryId: 'pay_1', amount: 50_000, state: 'processed', checkAt: null },
    ]);
    await expect(world.student(student.id)).resolves.toEqual({ ...student, paidAt: null });
    expect(world.unitOfWork.audit()).toMatchObject([
      {
        action: 'refund-payment',
        subject: 'payment',
        subjectId: order.id,
        reason: 'Charged by mistake',
        before: { state: 'paid', flag: null },
        after: { refundId: refundsIn(world)[0]!.id, providerPaymentId: 'pay_1', amount: 50_000 },
      },
    ]);
  });

  it('twice is once', async () => {
    const world = await paid('pay_1');
    const ids = await Promise.all([
      refundPayment(world, admin, request),
      refundPayment(world, admin, request),
    ]);
    ids.push(await refundPayment(world, admin, request));
    expect(new Set(ids).size).toBe(1);
    expect(world.gateway.refunds.size).toBe(1);
    expect(world.unitOfWork.audit()).toHaveLength(1);
  });

  it('gives back only what an earlier partial refund has left', async () => {
    const world = await paid('pay_1');
    const part = aRefundFact('pay_1', 'processed', { id: 'rfnd_dashboard', amount: 20_000 });
    await world.unitOfWork.run((tx) =>
      applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, part)),
    );
    expect(paymentIn(world).state).toBe('paid');
    await refundPayment(world, admin, request);
    expect(refundsIn(world)).toMatchObject([{ amount: 30_000, state: 'processed' }]);
    expect([...world.gateway.refunds.values()]).toMatchObject([{ amount: 30_000 }]);
    expect(world.unitOfWork.audit()).toMatchObject([{ after: { amount: 30_000 } }]);
    expect(paymentIn(world).state).toBe('refunded');
  });

  it.each(['requested', 'failed'] as const)(
    'gives back the whole while a partial refund is %s',
    async (state) => {
      const world = await paid('pay_1');
      const part = aRefundFact('pay_1', state, { id: 'rfnd_dashboard', amount: 20_000 });
      await world.unitOfWork.run((tx) =>
        applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, part)),
      );
      await refundPayment(world, admin, request);
      expect(refundsIn(world)).toMatchObject([{ amount: 50_000 }]);
    },
  );

  it('leaves Paid who paid twice, and takes the flag away', async () => {
    const world = await paid('pay_1', 'pay_2');
    expect(paymentIn(world).flag).toBe('refund-due');
    const doubtful = refundPayment(world, admin, request);
    await expect(doubtful).rejects.toThrow(InvalidInput);
    await expect(doubtful).rejects.toMatchObject({
      details: { fields: { tryId: 'Please say which payment to give back.' } },
    });
    await refundPayment(world, admin, { ...request, tryId: 'pay_2' });
    expect(paymentIn(world)).toMatchObject({ state: 'paid', flag: null, paymentId: 'pay_1' });
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
  });

  it('that takes its time is Paid until a webhook says that it is done', async () => {
    const world = await paid('pay_1');
    world.gateway.refundState = 'requested';
    await refundPayment(world, admin, request);
    expect(paymentIn(world).state).toBe('paid');
    const done = aRefundFact('pay_1', 'processed', { id: refundsIn(world)[0]!.providerId! });
    await world.unitOfWork.run((tx) =>
      applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, done)),
    );
    expect(paymentIn(world).state).toBe('refunded');
    expect(refundsIn(world)).toMatchObject([{ state: 'processed', checkAt: null }]);
  });

  it.each(['failed', 'refused'] as const)(
    'that is %s changes nothing, and can be tried again',
    async (state) => {
      const world = await paid('pay_1');
      world.gateway.refundState = state;
      await refundPayment(world, admin, request);
      expect(paymentIn(world).state).toBe('paid');
      expect(refundsIn(world)).toMatchObject([{ state: 'failed', checkAt: null }]);
      world.gateway.refundState = 'processed';
      await refundPayment(world, admin, request);
      expect(paymentIn(world).state).toBe('refunded');
    },
  );

  it('is driven on, once, when the answer was lost or the provider was away', async () => {
    const world = await paid('pay_1');
    world.gateway.losesNextAnswer = true;
    await refundPayment(world, admin, request);
    expect(refundsIn(world)).toMatchObject([{ state: 'requested', providerId: null }]);
    await retryRefunds(world, 10);
    expect(refundsIn(world)).toMatchObject([{ state: 'requested' }]);
    world.clock.pass(60);
    await retryRefunds(world, 10);
    expect(refundsIn(world)).toMatchObject([{ state: 'processed', providerId: 'rfnd_1' }]);
    expect(world.gateway.refunds.size).toBe(1);
    expect(paymentIn(world).state).toBe('refunded');
  });
});

describe('Giving back is refused', () => {
  it('without a reason, and for what was not paid', async () => {
    const world = await paid();
    await expect(refundPayment(world, admin, request)).rejects.toThrow(NothingToRefund);
    const more = { ...request, reason: '' };
    await expect(refundPayment(world, admin, more)).rejects.toThrow(InvalidInput);
    const unknown = { ...request, paymentId: 'nothing' };
    const refused = refundPayment(world, admin, unknown);
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such payment.');
    expect(world.gateway.refunds.size).toBe(0);
  });

  it('of a payment that failed, or is of another order', async () => {
    const world = await paid('pay_1');
    const failed = aFact({ paymentId: 'pay_0', state: 'failed' });
    await world.unitOfWork.run((tx) =>
      applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, failed)),
    );
    for (const tryId of ['pay_0', 'pay_9']) {
      const refused = refundPayment(world, admin, { ...request, tryId });
      await expect(refused).rejects.toThrow(NothingToRefund);
    }
    await refundPayment(world, admin, request);
    expect(refundsIn(world)).toMatchObject([{ tryId: 'pay_1', state: 'processed' }]);
  });

  it('by any other failure than that of the provider to answer', async () => {
    const world = await paid('pay_1');
    world.gateway.refund = () => Promise.reject(new TypeError('lost'));
    await expect(refundPayment(world, admin, request)).rejects.toThrow(TypeError);
    expect(refundsIn(world)).toMatchObject([{ state: 'requested' }]);
  });

  it('for what the provider’s own dashboard gave back already', async () => {
    const world = await paid('pay_1');
    const given = aRefundFact('pay_1', 'processed', { id: 'rfnd_dashboard' });
    await world.unitOfWork.run((tx) =>
      applyProviderUpdate(tx, world.issuer, byWebhook(order.orderId!, given)),
    );
    await expect(refundPayment(world, admin, request)).rejects.toThrow(NothingToRefund);
  });
});
