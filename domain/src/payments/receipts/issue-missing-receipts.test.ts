import { expect, it } from '@jest/globals';
import { aPayment } from '../../testing/a-payment.js';
import { aPaidStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { A_DAY } from '../../testing/moments.js';
import { issueMissingReceipts } from './issue-missing-receipts.js';

const paid = (id: string) => ({
  id,
  state: 'captured' as const,
  amount: 50_000,
  counts: true,
  differs: false,
  customerFee: 0,
  paysOrder: false,
  refunds: [],
});

it('a student who was marked Paid without a receipt gets one, once, without gaps', async () => {
  const students = [aPaidStudent(), aPaidStudent()];
  const payments = students.map(({ id }, at) =>
    aPayment({
      studentId: id,
      state: 'paid',
      paidAt: A_DAY,
      paymentId: `pay_${at}`,
      attempts: [paid(`pay_${at}`)],
    }),
  );
  const context = await aTestContext({ students, payments });
  await issueMissingReceipts(context, 10);
  await issueMissingReceipts(context, 10);
  const { receipts } = context.unitOfWork.tables;
  expect([...receipts.keys()]).toEqual(['RC-25-26-000001', 'RC-25-26-000002']);
  expect(context.mails('payment-receipt')).toHaveLength(2);
});

it.each([
  [30 * 24 * 3_600, 1],
  [30 * 24 * 3_600 + 1, 0],
])('for a payment that was paid %d s ago, %d receipts are written', async (age, count) => {
  const student = aPaidStudent();
  const payment = aPayment({
    studentId: student.id,
    state: 'paid',
    paidAt: A_DAY,
    paymentId: 'pay_1',
    attempts: [paid('pay_1')],
  });
  const context = await aTestContext({ students: [student], payments: [payment] });
  context.clock.pass(age);
  await issueMissingReceipts(context, 10);
  expect(context.unitOfWork.tables.receipts.size).toBe(count);
});

it('a student who is not Paid gets no receipt', async () => {
  const student = aPaidStudent({ paidAt: null });
  const payment = aPayment({
    studentId: student.id,
    state: 'paid',
    paidAt: A_DAY,
    paymentId: 'pay_1',
    attempts: [paid('pay_1')],
  });
  const context = await aTestContext({ students: [student], payments: [payment] });
  await issueMissingReceipts(context, 10);
  expect(context.unitOfWork.tables.receipts.size).toBe(0);
});

it('money that is to be given back, or was, gets no receipt', async () => {
  const student = aPaidStudent();
  const of = (parts: object) =>
    aPayment({ studentId: student.id, paidAt: A_DAY, paymentId: 'pay_1', ...parts });
  const payments = [
    of({ state: 'paid', flag: 'refund-due', attempts: [paid('pay_1')] }),
    of({ state: 'refunded', paymentId: 'pay_2' }),
  ];
  const context = await aTestContext({ students: [student], payments });
  await issueMissingReceipts(context, 10);
  expect(context.unitOfWork.tables.receipts.size).toBe(0);
});
