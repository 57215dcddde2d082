import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anUpdate, aRefundUpdate, byWebhook } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { recordUpdate } from '../ledger/record-update.js';
import type { ProviderUpdate } from '../ledger/attempt.js';
import type { Payment } from '../ledger/payment.js';
import { receiptNumber } from './receipt.js';

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

  it('is written for no attempt that failed, is only authorised, or is of another amount', async () => {
    const context = await ordered();
    await tell(
      context,
      order,
      anUpdate({ paymentId: 'pay_1', state: 'failed' }),
      anUpdate({ paymentId: 'pay_2', state: 'authorized' }),
      anUpdate({ paymentId: 'pay_3', paid: { amount: 100, currency: 'INR' } }),
    );
    expect(receipts(context)).toEqual([]);
    expect(context.mails()).toEqual([]);
  });

  it.each([
    ['of the same order', order],
    ['of another order', other],
  ])('is not written for money that was taken twice, %s', async (_, second) => {
    const context = await ordered();
    await tell(context, order, PAID);
    await tell(context, second, PAID_AGAIN);
    expect(attempts(context)).toEqual(['pay_1']);
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
    await tell(context, order, GIVEN_BACK, GIVEN_BACK);
    expect(receipts(context).map(({ number }) => number)).toEqual([
      'RC-25-26-000001',
      'RC-25-26-000002',
    ]);
    expect(attempts(context)).toEqual(['pay_1', 'pay_2']);
  });
});

/** Each a student whose fee is reported as paid; some transactions fail at their end. */
const turns = fc.array(fc.record({ whose: fc.nat({ max: 9 }), fails: fc.boolean() }), {
  maxLength: 40,
});

it('numbers have no gaps and no doubles, whoever pays how often, and whatever fails', async () => {
  const students = Array.from({ length: 10 }, () => aStudent());
  const orders = students.map(({ id }) => aPayment({ studentId: id }));
  const updates = orders.map(({ id }) => anUpdate({ paymentId: `pay_${id}` }));
  const property = fc.asyncProperty(turns, async (turn) => {
    const context = await aTestContext({ students, payments: orders });
    const pay = async ({ whose, fails }: { whose: number; fails: boolean }) => {
      const orderId = orders[whose]!.orderId!;
      await context.unitOfWork
        .run(async (tx) => {
          await recordUpdate(tx, context.issuer, byWebhook(orderId, updates[whose]!));
          if (fails) throw new Error('lost');
        })
        .catch(() => undefined);
    };
    await Promise.all(turn.map(pay));
    const payers = new Set(turn.filter(({ fails }) => !fails).map(({ whose }) => whose));
    const numbers = receipts(context).map(({ number }) => number);
    expect(numbers).toEqual([...payers].map((_, at) => receiptNumber('25-26', at + 1)));
  });
  await fc.assert(property);
});
