import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Payment } from '@portal/domain/payments/orders/payment.js';
import { financialYearOf } from '@portal/domain/payments/receipts/financial-year.js';
import { RECEIPT_DESCRIPTION, receiptNumber } from '@portal/domain/payments/receipts/receipt.js';
import { aPayment, aPaymentId } from '@portal/domain/testing/a-payment.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { typeormStores } from '../app/stores.typeorm.js';
import { migrateAgain, testDataSource } from '../testing/test-data-source.js';

const dataSource = testDataSource();

const paid = (at: string, parts: Partial<Payment> = {}): Payment => {
  const moment = new Date(at);
  const paymentId = aPaymentId();
  return aPayment({ state: 'paid', paymentId, paidAt: moment, createdAt: moment, ...parts });
};

it('what was paid before there were receipts has them, in the order of payment', async () => {
  const twice = randomUUID();
  const firstOfTwice = paid('2026-05-01T00:00:00Z', { studentId: twice });
  const payments = [
    paid('2026-03-31T18:29:59Z'),
    paid('2026-03-31T18:30:00Z'),
    paid('2026-04-02T00:00:00Z', { state: 'refunded' }),
    firstOfTwice,
  ];
  const without = [
    paid('2026-05-02T00:00:00Z', { studentId: twice }),
    aPayment({ state: 'failed' }),
  ];
  const { students, payments: kept } = typeormStores(dataSource.manager);
  for (const payment of [...payments, ...without].toReversed()) {
    const { studentId: id } = payment;
    if (!(await students.findById(id))) await students.add(aStudent({ id }));
    await kept.add(payment);
  }
  await migrateAgain(dataSource, 'Receipts');
  const { receipts } = typeormStores(dataSource.manager);
  const places = [1, 1, 2, 3];
  for (const [at, payment] of payments.entries()) {
    const { paidAt, studentId } = payment;
    const student = await students.findById(studentId);
    expect(await receipts.findByAttempt(payment.paymentId!)).toEqual({
      number: receiptNumber(financialYearOf(paidAt!), places[at]!),
      paymentId: payment.id,
      tryId: payment.paymentId,
      orderId: payment.orderId,
      studentId,
      issuedAt: paidAt,
      payerName: student!.name,
      payerEmail: student!.email,
      amount: 50_000,
      currency: 'INR',
      description: RECEIPT_DESCRIPTION,
      issuer: null,
      tax: null,
    });
  }
  const all = await dataSource.query<{ number: string }[]>('SELECT number FROM receipts');
  expect(all).toHaveLength(payments.length);
  expect(await receipts.nextPlace('26-27')).toBe(4);
  expect(await receipts.nextPlace('25-26')).toBe(2);
});
