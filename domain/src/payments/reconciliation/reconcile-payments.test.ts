import { secondsAfter } from '../../kernel/time.js';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { GatewayFailed } from '../errors.js';
import { reconcilePayments } from './reconcile-payments.js';
import { testWith } from '../../testing/test-with.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const orderId = order.orderId!;
const update = anUpdate({ paymentId: 'pay_1' });

const given = () => aTestContext({ students: [student], payments: [order] });
const failed = anUpdate({ paymentId: 'pay_0', state: 'failed' });
const recorded = (context: TestContext) => tellByWebhook(context, order, [failed, update]);
const lastIn = (context: TestContext) => context.unitOfWork.tables.paymentHistory.at(-1);

/** Compares an hour later, twice; a difference is noted once. */
const differences = async (context: TestContext) => {
  context.clock.pass(3_600);
  await reconcilePayments(context);
  await reconcilePayments(context);
  return [...context.unitOfWork.tables.differences.values()];
};

const it = testWith(given);

it('what was paid there only is noted, and recorded', async (context) => {
  context.gateway.updates.set(orderId, [update]);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'paid-there-only', orderId, providerPaymentId: 'pay_1', amount: 50_000 },
  ]);
  expect(lastIn(context)).toMatchObject({ source: 'comparison' });
  await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
});

it('what was paid there for no order of ours is noted', async (context) => {
  context.gateway.updates.set('', [update]);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'paid-there-only', orderId: '', providerPaymentId: 'pay_1' },
  ]);
  await expect(context.student(student.id)).resolves.toEqual(student);
});

it('what was paid here only is noted, and stays', async (context) => {
  await recorded(context);
  await expect(differences(context)).resolves.toMatchObject([{ kind: 'paid-here-only', orderId }]);
  expect(context.unitOfWork.tables.payments.get(order.id)).toMatchObject({ state: 'paid' });
});

it('what was paid there of another amount is noted, and does not count', async (context) => {
  context.gateway.updates.set(orderId, [{ ...update, paid: { amount: 1, currency: 'INR' } }]);
  const found = await differences(context);
  expect(found.map(({ kind }) => kind)).toEqual(['paid-there-only', 'amount-differs']);
  await expect(context.student(student.id)).resolves.toEqual(student);
});

it('what was paid there of another amount counts if the provider calls its order paid', async (context) => {
  const paid = { amount: 51_180, currency: 'INR' };
  context.gateway.updates.set(orderId, [{ ...update, paid, paysOrder: true }]);
  expect((await differences(context)).map(({ kind }) => kind)).toEqual(['paid-there-only']);
  await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
});

describe('a refund at the provider of which nothing was heard', () => {
  it('in full is noted, and ends Paid', async (context) => {
    await recorded(context);
    context.gateway.updates.set(orderId, [update, aRefundUpdate('pay_1', 'processed')]);
    await expect(differences(context)).resolves.toMatchObject([
      { kind: 'refunded-there-only', orderId, providerPaymentId: 'pay_1', amount: 50_000 },
    ]);
    expect(context.unitOfWork.tables.payments.get(order.id)).toMatchObject({ state: 'refunded' });
    expect(lastIn(context)).toMatchObject({ source: 'comparison' });
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: null });
  });

  it('An unrecorded refund that was asked for here is recorded as far as it has come, and is no difference', async (context) => {
    await recorded(context);
    await tellByWebhook(context, order, [aRefundUpdate('pay_1', 'requested')]);
    context.gateway.updates.set(orderId, [update, aRefundUpdate('pay_1', 'processed')]);
    await expect(differences(context)).resolves.toEqual([]);
    expect(context.unitOfWork.tables.payments.get(order.id)).toMatchObject({ state: 'refunded' });
  });

  it('An unrecorded refund of an order that is not ours is no difference', async (context) => {
    context.gateway.updates.set('order_of_others', [aRefundUpdate('pay_9', 'processed')]);
    await expect(differences(context)).resolves.toEqual([]);
  });
});

it('several partial refunds found by one comparison are listed each', async (context) => {
  await recorded(context);
  const parts = ['rfnd_1', 'rfnd_2'].map((id) =>
    aRefundUpdate('pay_1', 'processed', { id, amount: 20_000 }),
  );
  context.gateway.updates.set(orderId, [update, ...parts]);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'refunded-there-only', aboutId: 'rfnd_1', amount: 20_000 },
    { kind: 'refunded-there-only', aboutId: 'rfnd_2', amount: 20_000 },
  ]);
  expect(context.unitOfWork.tables.payments.get(order.id)).toMatchObject({ state: 'paid' });
});

it('An unrecorded chargeback at the provider is a difference, and is recorded', async (context) => {
  await recorded(context);
  context.gateway.updates.set(orderId, [update, aChargebackUpdate('pay_1')]);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'chargeback-there-only', providerPaymentId: 'pay_1', aboutId: 'disp_1' },
  ]);
  expect(context.unitOfWork.tables.chargebacks.get('disp_1')).toMatchObject({ state: 'open' });
  expect(lastIn(context)).toMatchObject({ source: 'comparison' });
});

it('A chargeback at the provider that was lost unnoticed is noted, and ends Paid', async (context) => {
  await recorded(context);
  await tellByWebhook(context, order, [aChargebackUpdate('pay_1', { asOf: 0 })]);
  context.gateway.updates.set(orderId, [update, aChargebackUpdate('pay_1', { state: 'lost' })]);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'chargeback-differs', aboutId: 'disp_1' },
  ]);
  await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: null });
});

it('A chargeback at the provider that is known as it is differs in nothing', async (context) => {
  await recorded(context);
  await tellByWebhook(context, order, [aChargebackUpdate('pay_1')]);
  context.gateway.updates.set(orderId, [update, aChargebackUpdate('pay_1')]);
  await expect(differences(context)).resolves.toEqual([]);
  expect(context.unitOfWork.tables.paymentHistory).toHaveLength(3);
});

it('A chargeback at the provider for no order of ours is left alone', async (context) => {
  context.gateway.updates.set('order_of_others', [aChargebackUpdate('pay_9')]);
  await expect(differences(context)).resolves.toEqual([]);
  expect(context.unitOfWork.tables.chargebacks.size).toBe(0);
});

it('asks for two days of captures and two weeks of refunds, but for the last quarter of an hour', async (context) => {
  const asked: Date[][] = [];
  const none = (from: Date, to: Date) => {
    asked.push([from, to]);
    return Promise.resolve([]);
  };
  Object.assign(context.gateway, { capturedBetween: none, refundsBetween: none });
  await reconcilePayments(context);
  const before = (seconds: number) => secondsAfter(context.clock.now, -seconds);
  const day = 24 * 3_600;
  expect(asked).toEqual([
    [before(2 * day), before(900)],
    [before(14 * day), before(900)],
  ]);
});

it('what was paid here is asked for before it counts as missing there', async (context) => {
  await recorded(context);
  context.gateway.updates.set(orderId, [update]);
  context.gateway.capturedBetween = () => Promise.resolve([]);
  await expect(differences(context)).resolves.toEqual([]);
});

test.each([
  ['another payment', anUpdate({ paymentId: 'pay_2', state: 'captured' })],
  ['a payment that was not captured', anUpdate({ paymentId: 'pay_1', state: 'authorized' })],
])('what was paid here is missing there if the provider knows of %s', async (_, known) => {
  const context = await given();
  await recorded(context);
  context.gateway.updates.set(orderId, [known]);
  context.gateway.capturedBetween = () => Promise.resolve([]);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'paid-here-only', orderId, providerPaymentId: 'pay_1', amount: 50_000 },
  ]);
});

it('a capture of which the provider tells no amount is noted with none', async (context) => {
  context.gateway.updates.set('', [{ ...update, paid: null }]);
  await expect(differences(context)).resolves.toMatchObject([{ amount: 0 }]);
});

test('a comparison goes on past an order that could not be asked about', async () => {
  const other = aStudent();
  const second = aPayment({ studentId: other.id });
  const context = await aTestContext({ students: [student, other], payments: [order, second] });
  await recorded(context);
  await tellByWebhook(context, second, [anUpdate({ paymentId: 'pay_2' })]);
  const ask = context.gateway.updatesOf.bind(context.gateway);
  context.gateway.updatesOf = (wanted) =>
    wanted === orderId ? Promise.reject(new GatewayFailed()) : ask(wanted);
  context.clock.pass(3_600);
  await expect(reconcilePayments(context)).rejects.toThrow(GatewayFailed);
  expect([...context.unitOfWork.tables.differences.values()]).toMatchObject([
    { kind: 'paid-here-only', orderId: second.orderId },
  ]);
});
