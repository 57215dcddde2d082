import { secondsAfter } from '../../kernel/time.js';
import { A_DAY } from '../../testing/moments.js';
import { anUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { ProviderSilent, CaptureRefused, GatewayFailed } from '../errors.js';
import { checkOwnPayment } from './check-own-payment.js';
import { askProviderAbout } from './ask-provider.js';

const student = aStudent();
const payment = aPayment({ studentId: student.id });
const orderId = payment.orderId!;
const ordered = () => aTestContext({ students: [student], payments: [payment] });

it('a payment of which nobody heard is found, and makes the student Paid', async () => {
  const context = await ordered();
  context.gateway.updates.set(orderId, [anUpdate({ paymentId: 'pay_1' })]);
  const found = { outcome: 'paid', references: ['pay_1'] };
  await expect(checkOwnPayment(context, student.id)).resolves.toEqual(found);
  await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
});

it('of payments that failed, the references are told by which a bank finds them', async () => {
  const context = await ordered();
  const failed = ['pay_1', 'pay_2'].map((paymentId) => anUpdate({ paymentId, state: 'failed' }));
  context.gateway.updates.set(orderId, failed);
  const unpaid = { outcome: 'unpaid', references: ['pay_1', 'pay_2'] };
  await expect(checkOwnPayment(context, student.id)).resolves.toEqual(unpaid);
});

it('of orders without a payment the last is the reference, and only the newest are asked about', async () => {
  const payments = Array.from({ length: 5 }, (_, at) =>
    aPayment({
      ...{ studentId: student.id, createdAt: secondsAfter(A_DAY, at) },
      replacedAt: at < 4 ? A_DAY : null,
    }),
  );
  const ids = payments.map((one) => one.orderId!);
  const context = await aTestContext({ students: [student], payments });
  const about: string[] = [];
  context.gateway.updatesOf = (id) => Promise.resolve((about.push(id), []));
  const unpaid = { outcome: 'unpaid', references: ids.slice(-1) };
  await expect(checkOwnPayment(context, student.id)).resolves.toEqual(unpaid);
  expect(about).toEqual(ids.slice(-3));
});

it('who never ordered has no reference', async () => {
  const context = await aTestContext({ students: [student] });
  const nothing = { outcome: 'unpaid', references: [] };
  await expect(checkOwnPayment(context, student.id)).resolves.toEqual(nothing);
});

it('a provider that does not answer is named as the reason', async () => {
  const context = await ordered();
  context.gateway.down = true;
  await expect(checkOwnPayment(context, student.id)).rejects.toThrow(ProviderSilent);
});

const order = { amount: 50_000, currency: 'INR' };
const unmade = aPayment({ studentId: student.id, orderId: null, askedUntil: A_DAY });

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
