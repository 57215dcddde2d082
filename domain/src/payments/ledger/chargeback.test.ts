import { aChargeback, aChargebackUpdate, anUpdate } from '../../testing/an-update.js';
import { type Chargeback, chargedBack, isAsListed, withChargeback } from './chargeback.js';
import { aPayment } from '../../testing/a-payment.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { NothingToRefund, RefundWhileChargeback } from '../errors.js';
import { refundPayment } from '../refunds/refund-payment.js';
import { retryRefunds } from '../refunds/send-refund.js';
import { testWith } from '../../testing/test-with.js';

const opened = aChargeback({ state: 'open', asOf: 100 });

const after = (...updates: readonly Chargeback[]) =>
  updates.reduce<readonly Chargeback[]>(
    (chargebacks, update) => withChargeback(chargebacks, update),
    [],
  );

it('The later description of a chargeback replaces an earlier one, in whichever order the two arrive', () => {
  const review = aChargeback({ state: 'under-review', asOf: 200 });
  expect(after(opened, review)).toEqual([review]);
  expect(after(review, opened)).toEqual([review]);
});

it('Of two descriptions of one second, the one that is further along holds', () => {
  const lost = aChargeback({ state: 'lost', asOf: 100 });
  expect(after(opened, lost)).toEqual([lost]);
  expect(after(lost, opened)).toEqual([lost]);
});

it('two chargebacks of one payment are kept apart', () => {
  const second = aChargeback({ id: 'disp_2' });
  expect(after(opened, second)).toEqual([opened, second]);
});

describe('the bank has taken back', () => {
  it.each(['open', 'action-required', 'under-review', 'closed', 'won'] as const)(
    'nothing by a chargeback that is %s, though the provider withholds the money',
    (state) => expect(chargedBack([aChargeback({ state, deducted: 50_000 })])).toBe(0),
  );

  it('The bank has taken back what was deducted for a chargeback that was lost', () =>
    expect(chargedBack([aChargeback({ state: 'lost', deducted: 20_000 })])).toBe(20_000));

  it('the amount of a lost chargeback for which no deduction is named', () =>
    expect(chargedBack([aChargeback({ state: 'lost', amount: 30_000, deducted: 0 })])).toBe(
      30_000,
    ));

  it('the sum of all lost chargebacks', () => {
    const parts = ['disp_1', 'disp_2'].map((id) =>
      aChargeback({ id, state: 'lost', amount: 20_000 }),
    );
    expect(chargedBack(parts)).toBe(40_000);
  });
});

describe('a chargeback in the provider’s list', () => {
  it('is as we know it, if the bank asks for more papers', () =>
    expect(isAsListed(aChargeback({ state: 'action-required' }), opened)).toBe(true));

  it.each([
    ['state', { state: 'lost' }],
    ['phase', { phase: 'arbitration' }],
    ['date to answer by', { respondBy: null }],
  ] as const)('differs by its %s', (_, parts) =>
    expect(isAsListed(opened, aChargeback(parts))).toBe(false),
  );
});

const student = aStudent();
const order = aPayment({ studentId: student.id });

const hear = (context: TestContext, parts: Partial<Chargeback>) =>
  tellByWebhook(context, order, [aChargebackUpdate('pay_1', parts)]);

const paid = async () => {
  const context = await aTestContext({ students: [student], payments: [order] });
  await tellByWebhook(context, order, [anUpdate({ paymentId: 'pay_1' })]);
  return context;
};

const paidAt = async (context: TestContext) => (await context.student(student.id)).paidAt;

const itGiven = testWith(paid);

itGiven('each change of a chargeback is kept in the payment’s history once', async (context) => {
  await hear(context, { state: 'open', asOf: 100 });
  await hear(context, { state: 'open', asOf: 100 });
  await hear(context, { state: 'lost', asOf: 200 });
  const change = context.unitOfWork.tables.paymentHistory.map((update) => update.change);
  expect(change).toEqual(['captured', 'chargeback-open', 'chargeback-lost']);
  const kept = [...context.unitOfWork.tables.chargebacks.values()];
  const of = { paymentId: order.id, providerPaymentId: 'pay_1' };
  expect(kept).toMatchObject([{ ...of, state: 'lost' }]);
});

describe('the money of a payment that is charged back goes back once', () => {
  const actor = { adminId: 'admin-1', username: 'finance' };
  const request = { paymentId: order.id, providerPaymentId: 'pay_1', reason: 'As asked' };
  const refundsOf = (context: TestContext) => [...context.unitOfWork.tables.refunds.values()];
  const returnedIn = (context: TestContext) =>
    [...context.gateway.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);

  test.each([
    ['open', RefundWhileChargeback],
    ['lost', NothingToRefund],
  ] as const)('a refund is refused while a chargeback is %s', async (state, refusal) => {
    const context = await paid();
    await hear(context, { state });
    await expect(refundPayment(context, actor, request)).rejects.toThrow(refusal);
    expect(refundsOf(context)).toEqual([]);
  });

  /** The provider is away when the refund is asked for; a chargeback comes before it is sent. */
  const chargebackdBeforeItIsSent = async () => {
    const context = await paid();
    context.gateway.down = true;
    await refundPayment(context, actor, request);
    context.gateway.down = false;
    await hear(context, { state: 'open', asOf: 100 });
    context.clock.pass(60);
    await retryRefunds(context, 10);
    expect(returnedIn(context)).toBe(0);
    expect(refundsOf(context)).toMatchObject([{ state: 'requested' }]);
    return context;
  };
  const later = async (context: TestContext) => {
    context.clock.pass(24 * 60 * 60);
    await retryRefunds(context, 10);
  };

  test('a refund that was not sent yet waits, and is not sent if the chargeback is lost', async () => {
    const context = await chargebackdBeforeItIsSent();
    await hear(context, { state: 'lost', asOf: 200 });
    await later(context);
    expect(returnedIn(context)).toBe(0);
    expect(refundsOf(context)).toMatchObject([{ state: 'failed', checkAt: null }]);
    await expect(paidAt(context)).resolves.toBeNull();
  });

  test('A refund that waits for a chargeback is sent if the chargeback is won', async () => {
    const context = await chargebackdBeforeItIsSent();
    await hear(context, { state: 'won', asOf: 200 });
    await later(context);
    expect(returnedIn(context)).toBe(50_000);
    expect(refundsOf(context)).toMatchObject([{ state: 'processed' }]);
  });
});
