import { anUpdate, aRefundUpdate, byWebhook } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { recordUpdate } from '../ledger/record-update.js';
import type { ProviderUpdate } from '../ledger/attempt.js';
import type { Payment } from '../ledger/payment.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const other = aPayment({ studentId: student.id, replacedAt: order.createdAt });
const ordered = () => aTestContext({ students: [student], payments: [order, other] });

const tell = async (
  context: TestContext,
  { orderId }: Payment,
  ...updates: readonly ProviderUpdate[]
) => {
  for (const update of updates) {
    context.clock.pass(1);
    await context.unitOfWork.run((tx) =>
      recordUpdate(tx, context.issuer, byWebhook(orderId!, update)),
    );
  }
};
const receipts = (context: TestContext) => [...context.unitOfWork.tables.receipts.values()];
const attempts = (context: TestContext) =>
  receipts(context).map(({ providerPaymentId }) => providerPaymentId);

const PAID = anUpdate({ paymentId: 'pay_1' });
const PAID_AGAIN = anUpdate({ paymentId: 'pay_2' });
const GIVEN_BACK = aRefundUpdate('pay_1', 'processed');

describe('The receipt of the fee', () => {
  it('is written and mailed once, however often its payment is told', async () => {
    const context = await ordered();
    await tell(context, order, PAID, { ...PAID, paid: null }, PAID);
    expect(receipts(context)).toMatchObject([{ paymentId: order.id, providerPaymentId: 'pay_1' }]);
    const mailed = context.mails('payment-receipt').map(({ data }) => data);
    expect(mailed).toMatchObject([{ receipt: receipts(context)[0]!.number }]);
  });

  it('is not mailed to an account that was erased', async () => {
    const erased = { ...student, erasedAt: order.createdAt, paidAt: order.createdAt };
    const context = await aTestContext({ students: [erased], payments: [order] });
    await tell(context, order, PAID);
    expect([receipts(context).length, context.mails().length]).toEqual([1, 0]);
  });

  it('tells when the money came, also where it is written once other money was given back', async () => {
    const context = await ordered();
    await tell(context, order, PAID);
    await tell(context, other, PAID_AGAIN);
    const paidOn = context.clock.now.toISOString();
    context.clock.pass(3600);
    await tell(context, order, GIVEN_BACK);
    const [, second] = context.mails('payment-receipt');
    expect(second?.data).toMatchObject({ paidOn });
  });

  it('tells when the money came that paid the same order once more after a refund', async () => {
    const context = await ordered();
    await tell(context, order, PAID, GIVEN_BACK);
    context.clock.pass(3600);
    await tell(context, order, PAID_AGAIN);
    const [, second] = context.mails('payment-receipt');
    expect(second?.data).toMatchObject({ paidOn: context.clock.now.toISOString() });
  });

  it('stays when the money is given back, and the money that pays then has its own', async () => {
    const context = await ordered();
    await tell(context, order, PAID);
    await tell(context, other, PAID_AGAIN);
    expect(attempts(context)).toEqual(['pay_1']);
    await tell(context, order, GIVEN_BACK, GIVEN_BACK);
    expect(receipts(context).map(({ number }) => number)).toEqual([
      'RC-25-26-000001',
      'RC-25-26-000002',
    ]);
    expect(attempts(context)).toEqual(['pay_1', 'pay_2']);
  });
});
