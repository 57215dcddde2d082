import { describe, expect, it } from '@jest/globals';
import { aFact } from '../../testing/a-fact.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { A_DAY } from '../../testing/moments.js';
import { CaptureRefused, GatewayFailed } from '../errors.js';
import { askProviderAbout } from './ask-provider.js';

const student = aStudent();
const order = { amount: 50_000, currency: 'INR' };
const unmade = aPayment({ studentId: student.id, orderId: null, askedUntil: A_DAY });
const payment = aPayment({ studentId: student.id });

describe('Asking about an order whose answer was lost', () => {
  async function aWorldWithOrder(parts: Partial<typeof order> = {}) {
    const world = await aTestContext({ students: [student], payments: [unmade] });
    world.gateway.orders.push({ id: 'order_1', ...order, ...parts, receipt: unmade.receipt });
    world.gateway.facts.set('order_1', [aFact()]);
    const kept = () => world.unitOfWork.tables.payments.get(unmade.id);
    return { world, kept };
  }

  it('finds it by its receipt, and with it what was paid', async () => {
    const { world, kept } = await aWorldWithOrder();
    const known = await askProviderAbout(world, unmade, 'reconciliation');
    expect(known).toMatchObject({ orderId: 'order_1', askedUntil: null, state: 'paid' });
    expect(kept()).toEqual(known);
  });

  it('lets the events wait again that came for it before', async () => {
    const { world } = await aWorldWithOrder();
    const event = { id: 'evt_1', name: 'payment.captured', orderId: 'order_1', fact: aFact() };
    await world.unitOfWork.run(async (tx) => {
      await tx.providerEvents.keep({ ...event, body: {} });
      await tx.providerEvents.end('evt_1', 'unmatched');
    });
    await askProviderAbout(world, unmade, 'reconciliation');
    expect(world.unitOfWork.tables.events.get('evt_1')?.state).toBe('waiting');
  });

  it.each([{ amount: 1 }, { currency: 'USD' }])('leaves one be with %j', async (parts) => {
    const { world, kept } = await aWorldWithOrder(parts);
    await expect(askProviderAbout(world, unmade, 'reconciliation')).resolves.toBe(unmade);
    expect(kept()).toEqual(unmade);
  });

  it('takes the one that another process has found meanwhile', async () => {
    const { world, kept } = await aWorldWithOrder();
    const theirs = { ...unmade, orderId: 'order_2' };
    await world.unitOfWork.run((tx) => tx.payments.save(theirs));
    const known = await askProviderAbout(world, unmade, 'reconciliation');
    expect(known).toEqual(theirs);
    expect(kept()).toEqual(theirs);
  });

  it('leaves one be whose record is gone', async () => {
    const { world } = await aWorldWithOrder();
    const unknown = aPayment({ studentId: student.id, orderId: null, receipt: unmade.receipt });
    await expect(askProviderAbout(world, unknown, 'reconciliation')).resolves.toBe(unknown);
  });
});

describe('Money that the bank has set aside', () => {
  const aside = aFact({ paymentId: 'pay_1', state: 'authorized' });

  async function aWorldAside(parts: Partial<typeof student> = {}) {
    const world = await aTestContext({ students: [{ ...student, ...parts }], payments: [payment] });
    world.gateway.facts.set(payment.orderId!, [aside]);
    return world;
  }
  const ask = (world: TestContext) => askProviderAbout(world, payment, 'reconciliation');

  it('is taken, in full', async () => {
    const world = await aWorldAside();
    await expect(ask(world)).resolves.toMatchObject({ state: 'paid', paymentId: 'pay_1' });
    expect(world.gateway.captures).toEqual([{ paymentId: 'pay_1', ...order }]);
  });

  it.each([{ paidAt: A_DAY }, { erasedAt: A_DAY }])(
    'is not taken from a student with %j',
    async (parts) => {
      const world = await aWorldAside(parts);
      await expect(ask(world)).resolves.toMatchObject({ state: 'authorized' });
      expect(world.gateway.captures).toEqual([]);
    },
  );

  it('that was taken by another process is asked about once more', async () => {
    const world = await aWorldAside();
    world.gateway.capture = () => {
      world.gateway.facts.set(payment.orderId!, [aFact({ paymentId: 'pay_1' })]);
      return Promise.reject(new CaptureRefused());
    };
    await expect(ask(world)).resolves.toMatchObject({ state: 'paid' });
  });

  it('is left when the provider does not answer', async () => {
    const world = await aWorldAside();
    world.gateway.capture = () => Promise.reject(new GatewayFailed());
    await expect(ask(world)).rejects.toThrow(GatewayFailed);
    expect(world.unitOfWork.tables.payments.get(payment.id)).toMatchObject({ state: 'authorized' });
  });
});
