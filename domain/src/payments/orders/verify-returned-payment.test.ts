import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { PaymentNotVerified } from '../errors.js';
import { verifyReturnedPayment } from './verify-returned-payment.js';

const student = aStudent();
const payment = aPayment({ studentId: student.id });
const ordered = () => aTestContext({ students: [student], payments: [payment] });

it('a proof that comes back without a sign-in marks the owner of the order Paid', async () => {
  const context = await ordered();
  const proof = context.gateway.proofFor(payment.orderId!);
  const outcome = { logId: payment.id, outcome: 'paid' };
  await expect(verifyReturnedPayment(context, proof)).resolves.toEqual(outcome);
  await expect(verifyReturnedPayment(context, proof)).resolves.toEqual(outcome);
  await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
  expect(context.mails('payment-receipt')).toHaveLength(1);
});

it('a forged proof changes nothing, and does not say whether there is such an order', async () => {
  const context = await ordered();
  const forged = { ...context.gateway.proofFor(payment.orderId!), signature: 'forged' };
  await expect(verifyReturnedPayment(context, forged)).rejects.toThrow(PaymentNotVerified);
  const others = context.gateway.proofFor('order_OfAnotherProduct');
  await expect(verifyReturnedPayment(context, others)).rejects.toThrow(PaymentNotVerified);
  expect(context.unitOfWork.tables.payments.get(payment.id)).toEqual(payment);
});
