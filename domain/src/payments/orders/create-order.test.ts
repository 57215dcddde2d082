import { describe, expect, it } from '@jest/globals';
import { StudentNotFound } from '../../accounts/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import { aFact, aRefundFact } from '../../testing/a-fact.js';
import { aPayment } from '../../testing/a-payment.js';
import { aPaidStudent, aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import type { ProviderUpdate } from '../attempts/payment-attempt.js';
import { AlreadyPaid, FeeChanged, GatewayFailed, PaymentPending, WrongAmount } from '../errors.js';
import { createOrder } from './create-order.js';
import { verifyPayment } from './verify-payment.js';

const student = aStudent();
const asked = { studentId: student.id, amount: 500, currency: 'INR', termsVersion: 0 };

describe('creating an order', () => {
  it('makes one of ₹500 at the provider, and keeps whose it is', async () => {
    const world = await aTestContext({ students: [student] });
    const order = await createOrder(world, asked);
    expect(order).toMatchObject({ amount: 50_000, currency: 'INR' });
    const [payment] = world.unitOfWork.tables.payments.values();
    expect(payment).toMatchObject({
      studentId: student.id,
      orderId: order.id,
      receipt: payment?.id,
      amount: 50_000,
      state: 'open',
      createdAt: world.clock.now,
      currency: 'INR',
      offeredAt: world.clock.now,
      askedUntil: null,
      checks: 0,
      checkAt: secondsAfter(world.clock.now, 900),
    });
    expect(world.gateway.orders).toEqual([{ ...order, receipt: payment?.receipt }]);
  });

  it('answers with the same order until it is paid', async () => {
    const world = await aTestContext({ students: [student] });
    const first = await createOrder(world, asked);
    world.clock.pass(86_400);
    await expect(createOrder(world, asked)).resolves.toEqual(first);
    expect(world.gateway.orders).toHaveLength(1);
  });

  it('answers with the same order to two who ask at once', async () => {
    const world = await aTestContext({ students: [student] });
    const [one, other] = await Promise.all([createOrder(world, asked), createOrder(world, asked)]);
    expect(one.id).toBe(other.id);
  });

  it('asks the provider once, however many ask at the same time', async () => {
    const world = await aTestContext({ students: [student] });
    world.gateway.findOrder = () => Promise.resolve(null);
    const orders = await Promise.all(Array.from({ length: 10 }, () => createOrder(world, asked)));
    expect(world.gateway.orders).toHaveLength(1);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });

  it('looks every tenth of a second for nine seconds for the order that another asks for', async () => {
    const world = await aTestContext({ students: [student] });
    const askedUntil = secondsAfter(world.clock.now, 10);
    const theirs = aPayment({ studentId: student.id, orderId: null, askedUntil });
    await world.unitOfWork.run((tx) => tx.payments.add(theirs));
    const waits: number[] = [];
    const { unitOfWork, ids, gateway, issuer } = world;
    const pause = (seconds: number) => Promise.resolve(void waits.push(seconds));
    const asking = createOrder({ unitOfWork, ids, gateway, issuer, pause }, asked);
    await expect(asking).rejects.toThrow(GatewayFailed);
    expect(waits).toEqual(Array.from({ length: 90 }, () => 0.1));
  });

  it('gives up at once when the other has given up', async () => {
    const world = await aTestContext({ students: [student] });
    const askedUntil = secondsAfter(world.clock.now, 10);
    const theirs = aPayment({ studentId: student.id, orderId: null, askedUntil });
    await world.unitOfWork.run((tx) => tx.payments.add(theirs));
    let looks = 0;
    const { unitOfWork, ids, gateway, issuer } = world;
    const pause = async () => {
      looks += 1;
      await unitOfWork.run((tx) => tx.payments.save({ ...theirs, askedUntil: null }));
    };
    const asking = createOrder({ unitOfWork, ids, gateway, issuer, pause }, asked);
    await expect(asking).rejects.toThrow(GatewayFailed);
    expect(looks).toBe(1);
  });

  it('is watched anew from the moment in which the order is given out again', async () => {
    const world = await aTestContext({ students: [student] });
    const payment = aPayment({ studentId: student.id, checks: 4, checkAt: null });
    await world.unitOfWork.run((tx) => tx.payments.add(payment));
    await createOrder(world, asked);
    expect(world.unitOfWork.tables.payments.get(payment.id)).toMatchObject({
      checks: 0,
      offeredAt: world.clock.now,
      checkAt: secondsAfter(world.clock.now, 900),
    });
  });

  it('asks again when the one who asked has died', async () => {
    const world = await aTestContext({ students: [student] });
    const dead = aPayment({
      studentId: student.id,
      orderId: null,
      askedUntil: secondsAfter(world.clock.now, 10),
    });
    await world.unitOfWork.run((tx) => tx.payments.add(dead));
    await expect(createOrder(world, asked)).rejects.toThrow(GatewayFailed);
    world.clock.pass(11);
    await expect(createOrder(world, asked)).resolves.toMatchObject({ amount: 50_000 });
    expect(world.gateway.orders).toMatchObject([{ receipt: dead.receipt }]);
  });

  it('answers with the order of a failed try', async () => {
    const failed = aPayment({ studentId: student.id, state: 'failed' });
    const world = await aTestContext({ students: [student], payments: [failed] });
    await expect(createOrder(world, asked)).resolves.toMatchObject({ id: failed.orderId });
  });
});

describe('when the fee has changed', () => {
  const changed = async () => {
    const world = await aTestContext({ students: [student] });
    const first = await createOrder(world, asked);
    world.unitOfWork.policy = { ...world.unitOfWork.policy, feeRupees: 600 };
    return { world, first };
  };

  it('a new order takes the place of the unpaid one', async () => {
    const { world, first } = await changed();
    await expect(createOrder(world, asked)).rejects.toThrow(FeeChanged);
    const second = await createOrder(world, { ...asked, amount: 600 });
    expect(second).toMatchObject({ amount: 60_000 });
    expect(second.id).not.toBe(first.id);
    await expect(createOrder(world, { ...asked, amount: 600 })).resolves.toEqual(second);
  });

  it('each order keeps the terms that were agreed to, once', async () => {
    const { world, first } = await changed();
    await createOrder(world, { ...asked, amount: 600 });
    await createOrder(world, { ...asked, amount: 600 });
    const { orderTerms, payments } = world.unitOfWork.tables;
    const [one, other] = [...payments.values()];
    expect(one?.orderId).toBe(first.id);
    expect(orderTerms).toMatchObject([
      { paymentId: one?.id, shownVersion: 0, termsVersion: 0, policy: { feeRupees: 500 } },
      { paymentId: other?.id, shownVersion: 0, termsVersion: 0, policy: { feeRupees: 600 } },
    ]);
  });

  it('an order that is given out again under other terms keeps these too', async () => {
    const world = await aTestContext({ students: [student] });
    const first = await createOrder(world, asked);
    const { settings } = world.unitOfWork.tables;
    const policy = { ...settings.policy, passPercent: 70 };
    world.unitOfWork.tables.settings = { ...settings, policy, termsVersion: 4 };
    await expect(createOrder(world, asked)).rejects.toThrow(FeeChanged);
    const again = await createOrder(world, { ...asked, termsVersion: 4 });
    expect(again).toEqual(first);
    expect(world.unitOfWork.tables.orderTerms.map((terms) => terms.policy.passPercent)).toEqual([
      65, 70,
    ]);
  });

  it('a client that names no version is held to the fee alone', async () => {
    const { world } = await changed();
    const unnamed = { ...asked, termsVersion: undefined };
    await expect(createOrder(world, unnamed)).rejects.toThrow(FeeChanged);
    await createOrder(world, { ...unnamed, amount: 600 });
    expect(world.unitOfWork.tables.orderTerms.at(-1)).toMatchObject({ shownVersion: null });
  });

  it('the old order is honoured if it is paid all the same', async () => {
    const { world, first } = await changed();
    await createOrder(world, { ...asked, amount: 600 });
    await verifyPayment(world, student.id, world.gateway.proofFor(first.id));
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
    await expect(createOrder(world, { ...asked, amount: 600 })).rejects.toThrow(AlreadyPaid);
  });

  it('who pays both gets one of them back', async () => {
    const { world, first } = await changed();
    const second = await createOrder(world, { ...asked, amount: 600 });
    await verifyPayment(world, student.id, world.gateway.proofFor(first.id));
    world.clock.pass(60);
    await verifyPayment(world, student.id, world.gateway.proofFor(second.id));
    const payments = [...world.unitOfWork.tables.payments.values()];
    expect(payments.map(({ flag }) => flag)).toEqual([null, 'refund-due']);
  });
});

describe('an order that is asked for again', () => {
  const again = async (state: ProviderUpdate['state']) => {
    const world = await aTestContext({ students: [student] });
    const { id } = await createOrder(world, asked);
    world.gateway.facts.set(id, [aFact({ paymentId: 'pay_1', state })]);
    return { world, id };
  };

  it('is settled instead, if it was paid at the provider', async () => {
    const { world } = await again('captured');
    await expect(createOrder(world, asked)).rejects.toThrow(AlreadyPaid);
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
  });

  it('is settled too, if the money waits to be captured', async () => {
    const { world } = await again('authorized');
    await expect(createOrder(world, asked)).rejects.toThrow(AlreadyPaid);
  });

  it('is the same one after a payment that failed', async () => {
    const { world, id } = await again('failed');
    await expect(createOrder(world, asked)).resolves.toMatchObject({ id });
  });

  it('is not given while a payment is pending, also if the fee has changed since', async () => {
    const { world } = await again('authorized');
    world.gateway.refusesCaptures = true;
    await expect(createOrder(world, asked)).rejects.toThrow(PaymentPending);
    world.unitOfWork.policy = { ...world.unitOfWork.policy, feeRupees: 600 };
    await expect(createOrder(world, { ...asked, amount: 600 })).rejects.toThrow(PaymentPending);
    world.gateway.down = true;
    await expect(createOrder(world, asked)).rejects.toThrow(PaymentPending);
    expect(world.gateway.orders).toHaveLength(1);
  });

  it('is a new one, if the one before was paid and given back in full', async () => {
    const { world, id } = await again('captured');
    world.gateway.facts.get(id)!.push(aRefundFact('pay_1', 'processed'));
    const order = await createOrder(world, asked);
    expect(order.id).not.toBe(id);
  });
});

describe('when the provider fails', () => {
  it('says so, and makes the order at the next try', async () => {
    const world = await aTestContext({ students: [student] });
    world.gateway.down = true;
    await expect(createOrder(world, asked)).rejects.toThrow(GatewayFailed);
    world.gateway.down = false;
    await expect(createOrder(world, asked)).resolves.toMatchObject({ amount: 50_000 });
    expect(world.gateway.orders).toHaveLength(1);
  });

  it('finds the order again by its receipt, if only the answer was lost', async () => {
    const world = await aTestContext({ students: [student] });
    world.gateway.losesNextAnswer = true;
    await expect(createOrder(world, asked)).rejects.toThrow(GatewayFailed);
    const order = await createOrder(world, asked);
    expect(world.gateway.orders.map(({ id }) => id)).toEqual([order.id]);
  });

  it('tells any other failure as it is, and lets the next one ask at once', async () => {
    const world = await aTestContext({ students: [student] });
    world.gateway.createOrder = () => Promise.reject(new TypeError('lost'));
    await expect(createOrder(world, asked)).rejects.toThrow(TypeError);
    const [payment] = world.unitOfWork.tables.payments.values();
    expect(payment).toMatchObject({ orderId: null, askedUntil: null });
  });

  it.each([
    { amount: 100, currency: 'INR' },
    { amount: 50_000, currency: 'USD' },
  ])('does not believe an order of %j', async (other) => {
    const world = await aTestContext({ students: [student] });
    world.gateway.createOrder = () => Promise.resolve({ id: 'order_1', ...other });
    await expect(createOrder(world, asked)).rejects.toThrow(GatewayFailed);
    const [payment] = world.unitOfWork.tables.payments.values();
    expect(payment?.orderId).toBeNull();
  });
});

describe('creating an order is refused', () => {
  it.each([
    ['of another amount', { amount: 1 }, FeeChanged],
    ['of the amount in paise', { amount: 50_000 }, FeeChanged],
    ['of the fee under other terms', { termsVersion: 1 }, FeeChanged],
    ['of no amount', { amount: NaN }, WrongAmount],
    ['of what no fee can be', { amount: 500.5 }, WrongAmount],
    ['in another currency', { currency: 'USD' }, WrongAmount],
  ])('%s', async (_, parts, refusal) => {
    const world = await aTestContext({ students: [student] });
    await expect(createOrder(world, { ...asked, ...parts })).rejects.toThrow(refusal);
    expect(world.unitOfWork.tables.payments.size).toBe(0);
    expect(world.gateway.orders).toEqual([]);
  });

  it('to a student who has paid', async () => {
    const paid = aPaidStudent({ id: student.id });
    const world = await aTestContext({ students: [paid] });
    await expect(createOrder(world, asked)).rejects.toThrow(AlreadyPaid);
    expect(world.gateway.orders).toEqual([]);
  });

  it('to a student who has paid while the provider made the order', async () => {
    const world = await aTestContext({ students: [student] });
    world.gateway.createOrder = async ({ amount, currency }) => {
      await world.unitOfWork.run((tx) => tx.students.save({ ...student, paidAt: tx.now }));
      return { id: 'order_late', amount, currency };
    };
    await expect(createOrder(world, asked)).rejects.toThrow(AlreadyPaid);
  });

  it('to a student who is gone', async () => {
    await expect(createOrder(await aTestContext(), asked)).rejects.toThrow(StudentNotFound);
  });
});
