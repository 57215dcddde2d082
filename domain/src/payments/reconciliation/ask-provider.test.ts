import { anUpdate } from '../../testing/an-update.js';
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
  async function aContextWithOrder(parts: Partial<typeof order> = {}) {
    const context = await aTestContext({ students: [student], payments: [unmade] });
    context.gateway.orders.push({ id: 'order_1', ...order, ...parts, receipt: unmade.receipt });
    context.gateway.updates.set('order_1', [anUpdate()]);
    const kept = () => context.unitOfWork.tables.payments.get(unmade.id);
    return { context, kept };
  }

  it('finds it by its receipt, and with it what was paid', async () => {
    const { context, kept } = await aContextWithOrder();
    const known = await askProviderAbout(context, unmade, 'reconciliation');
    expect(known).toMatchObject({ orderId: 'order_1', askedUntil: null, state: 'paid' });
    expect(kept()).toEqual(known);
  });

  it('lets the events wait again that came for it before', async () => {
    const { context } = await aContextWithOrder();
    const event = { id: 'evt_1', name: 'payment.captured', orderId: 'order_1', update: anUpdate() };
    await context.unitOfWork.run(async (tx) => {
      await tx.providerEvents.keep({ ...event, unreadable: null, body: {} });
      await tx.providerEvents.end('evt_1', 'unmatched');
    });
    await askProviderAbout(context, unmade, 'reconciliation');
    expect(context.unitOfWork.tables.events.get('evt_1')?.state).toBe('waiting');
  });

  it.each([{ amount: 1 }, { currency: 'USD' }])('leaves one be with %j', async (parts) => {
    const { context, kept } = await aContextWithOrder(parts);
    await expect(askProviderAbout(context, unmade, 'reconciliation')).resolves.toBe(unmade);
    expect(kept()).toEqual(unmade);
  });

  it('takes the one that another process has found meanwhile', async () => {
    const { context, kept } = await aContextWithOrder();
    const theirs = { ...unmade, orderId: 'order_2' };
    await context.unitOfWork.run((tx) => tx.payments.save(theirs));
    expect(await askProviderAbout(context, unmade, 'reconciliation')).toEqual(theirs);
    expect(kept()).toEqual(theirs);
  });

  it('leaves one be whose record is gone', async () => {
    const { context } = await aContextWithOrder();
    const unknown = aPayment({ studentId: student.id, orderId: null, receipt: unmade.receipt });
    await expect(askProviderAbout(context, unknown, 'reconciliation')).resolves.toBe(unknown);
  });
});

describe('Money that the bank has set aside', () => {
  const aside = anUpdate({ paymentId: 'pay_1', state: 'authorized' });

  async function aContextAside(parts: Partial<typeof student> = {}) {
    const context = await aTestContext({
      students: [{ ...student, ...parts }],
      payments: [payment],
    });
    context.gateway.updates.set(payment.orderId!, [aside]);
    return context;
  }
  const ask = (context: TestContext) => askProviderAbout(context, payment, 'reconciliation');

  it('is taken, in full', async () => {
    const context = await aContextAside();
    await expect(ask(context)).resolves.toMatchObject({ state: 'paid', paymentId: 'pay_1' });
    expect(context.gateway.captures).toEqual([{ paymentId: 'pay_1', ...order }]);
  });

  it.each([{ paidAt: A_DAY }, { erasedAt: A_DAY }])(
    'is not taken from a student with %j',
    async (parts) => {
      const context = await aContextAside(parts);
      await expect(ask(context)).resolves.toMatchObject({ state: 'authorized' });
      expect(context.gateway.captures).toEqual([]);
    },
  );

  it('Money that the bank has set aside is asked about once more if another process had taken it', async () => {
    const context = await aContextAside();
    context.gateway.capture = () => {
      context.gateway.updates.set(payment.orderId!, [anUpdate({ paymentId: 'pay_1' })]);
      return Promise.reject(new CaptureRefused());
    };
    await expect(ask(context)).resolves.toMatchObject({ state: 'paid' });
  });

  it('is left when the provider does not answer', async () => {
    const context = await aContextAside();
    context.gateway.capture = () => Promise.reject(new GatewayFailed());
    await expect(ask(context)).rejects.toThrow(GatewayFailed);
    expect(context.unitOfWork.tables.payments.get(payment.id)).toMatchObject({
      state: 'authorized',
    });
  });
});
