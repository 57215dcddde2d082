import { secondsAfter } from '../../kernel/time.js';
import { A_DAY } from '../../testing/moments.js';
import { anUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { ProviderSilent } from '../errors.js';
import { checkOwnPayment } from './check-own-payment.js';

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

it('while it can not be taken, the payment is pending', async () => {
  const context = await ordered();
  context.gateway.refusesCaptures = true;
  context.gateway.updates.set(orderId, [anUpdate({ paymentId: 'pay_1', state: 'authorized' })]);
  await expect(checkOwnPayment(context, student.id)).resolves.toMatchObject({ outcome: 'pending' });
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
