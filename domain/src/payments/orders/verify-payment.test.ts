import { secondsAfter } from '../../kernel/time.js';
import { anUpdate } from '../../testing/an-update.js';
import { anOrderId, aPayment, aPaymentAttempt, aPaymentId } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import type { PaymentAttemptState } from '../ledger/attempt.js';
import { PaymentNotVerified } from '../errors.js';
import { isPending } from './payment-claim.js';
import { verifyPayment } from './verify-payment.js';
import { testWith } from '../../testing/test-with.js';
import { verifyReturnedPayment } from './verify-returned-payment.js';

const student = aStudent();
const other = aStudent();
const payment = aPayment({ studentId: student.id });
const orderId = payment.orderId!;
const PAID = { logId: payment.id, outcome: 'paid' };
const PENDING = { logId: payment.id, outcome: 'pending' };
const ordered = () => aTestContext({ students: [student, other], payments: [payment] });

const it = testWith(ordered);

describe('verifying a payment', () => {
  it('marks the student Paid, mails a receipt, and answers with our record', async (context) => {
    const paymentId = aPaymentId();
    const proof = context.gateway.proofFor(orderId, paymentId);
    await expect(verifyPayment(context, student.id, proof)).resolves.toEqual(PAID);
    await expect(context.student(student.id)).resolves.toEqual({
      ...student,
      paidAt: context.clock.now,
    });
    expect(context.unitOfWork.tables.payments.get(payment.id)).toEqual({
      ...payment,
      state: 'paid',
      paymentId,
      attempts: [aPaymentAttempt({ id: paymentId })],
      paidAt: context.clock.now,
      claimedPaymentId: paymentId,
      claimedAt: context.clock.now,
    });
    const at = context.clock.now;
    expect(context.unitOfWork.tables.paymentHistory).toEqual([
      {
        ...{ paymentId: payment.id, providerPaymentId: paymentId },
        ...{ source: 'checkout', change: 'captured', at },
      },
    ]);
    expect(context.mails()).toEqual([
      {
        kind: 'payment-receipt',
        to: student.email,
        data: {
          name: student.name,
          receipt: 'RC-25-26-000001',
          amountRupees: 500,
          orderId,
          paymentId,
          paidOn: at.toISOString(),
        },
      },
    ]);
  });
});

const paymentIn = (context: TestContext) => context.unitOfWork.tables.payments.get(payment.id)!;

const verifyIn = (context: TestContext, state: PaymentAttemptState) =>
  verifyPayment(context, student.id, context.gateway.proofFor(orderId, 'pay_1', state));

describe('a genuine proof of a payment that the provider has not captured', () => {
  it('captures money that the bank has set aside, of exactly the order’s amount', async (context) => {
    await expect(verifyIn(context, 'authorized')).resolves.toEqual(PAID);
    expect(context.gateway.captures).toEqual([
      { paymentId: 'pay_1', amount: 50_000, currency: 'INR' },
    ]);
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
    expect(context.mails('payment-receipt')).toHaveLength(1);
  });

  it('is pending while the money can not be captured, and marks nobody Paid', async (context) => {
    context.gateway.refusesCaptures = true;
    await expect(verifyIn(context, 'authorized')).resolves.toEqual(PENDING);
    await expect(context.student(student.id)).resolves.toEqual(student);
    expect(context.mails()).toEqual([]);
  });

  it('is pending while the provider does not answer, and is paid once it does', async (context) => {
    context.gateway.down = true;
    const proof = context.gateway.proofFor(orderId);
    await expect(verifyPayment(context, student.id, proof)).resolves.toEqual(PENDING);
    await expect(context.student(student.id)).resolves.toEqual(student);
    context.gateway.down = false;
    await expect(verifyPayment(context, student.id, proof)).resolves.toEqual(PAID);
  });

  test('keeps an earlier look at the order, and else has one in ten seconds', async () => {
    for (const seconds of [5, 900]) {
      const context = await ordered();
      const checkAt = secondsAfter(context.clock.now, seconds);
      await context.unitOfWork.run((tx) => tx.payments.save({ ...payment, checkAt }));
      context.gateway.down = true;
      await verifyIn(context, 'authorized');
      const soonest = secondsAfter(context.clock.now, Math.min(seconds, 10));
      expect(paymentIn(context).checkAt).toEqual(soonest);
    }
  });

  it('is not pending for any other failure than that of the provider to answer', async (context) => {
    context.gateway.updatesOf = () => Promise.reject(new TypeError('lost'));
    await expect(verifyIn(context, 'authorized')).rejects.toThrow(TypeError);
  });

  it('is refused when the payment failed; it may still be paid', async (context) => {
    await expect(verifyIn(context, 'failed')).rejects.toThrow(PaymentNotVerified);
    expect(paymentIn(context)).toMatchObject({ state: 'failed' });
    expect(isPending(paymentIn(context))).toBe(false);
  });

  test.each([
    ['of one rupee', { amount: 100, currency: 'INR' }],
    ['of another currency', { amount: 50_000, currency: 'USD' }],
  ])('is refused, flagged and captures nothing when it is %s', async (_, paid) => {
    for (const state of ['captured', 'authorized'] as const) {
      const context = await ordered();
      context.gateway.updates.set(orderId, [anUpdate({ paymentId: 'pay_1', state, paid })]);
      await expect(verifyIn(context, state)).rejects.toThrow(PaymentNotVerified);
      expect(context.gateway.captures).toEqual([]);
      await expect(context.student(student.id)).resolves.toEqual(student);
      expect(paymentIn(context).flag).toBe(state === 'captured' ? 'amount-differs' : null);
    }
  });

  it('is refused when the money went back without having been captured', async (context) => {
    const aside = anUpdate({ paymentId: 'pay_1', state: 'authorized' });
    const back = { id: 'rfnd_1', amount: 50_000, state: 'processed' } as const;
    context.gateway.updates.set(orderId, [aside, { ...aside, refund: back }]);
    await expect(verifyIn(context, 'authorized')).rejects.toThrow(PaymentNotVerified);
    expect(context.gateway.captures).toEqual([]);
    expect(paymentIn(context)).toMatchObject({ state: 'failed', paidAt: null });
  });
});

it('proofs of one payment that come at once capture it once, and make one receipt', async (context) => {
  const proof = context.gateway.proofFor(orderId, 'pay_1', 'authorized');
  const all = await Promise.all([1, 2, 3].map(() => verifyPayment(context, student.id, proof)));
  expect(all).toEqual([PAID, PAID, PAID]);
  expect(context.gateway.captures).toHaveLength(1);
  expect(context.mails('payment-receipt')).toHaveLength(1);
});

type Proof = ReturnType<TestContext['gateway']['proofFor']>;

test.each<[string, (proof: Proof, context: TestContext) => Proof, string]>([
  ['that is not signed', (proof) => ({ ...proof, signature: 'f'.repeat(64) }), student.id],
  ['for another payment', (proof) => ({ ...proof, paymentId: aPaymentId() }), student.id],
  ['for an order that is not ours', (_, { gateway }) => gateway.proofFor(anOrderId()), student.id],
  ["for another student's order", (proof) => proof, other.id],
])('Verifying a payment is refused with a proof %s', async (_, change, studentId) => {
  const context = await ordered();
  const proof = change(context.gateway.proofFor(orderId), context);
  await expect(verifyPayment(context, studentId, proof)).rejects.toThrow(PaymentNotVerified);
  await expect(context.student(student.id)).resolves.toEqual(student);
  await expect(context.student(other.id)).resolves.toEqual(other);
  expect([...context.unitOfWork.tables.payments.values()]).toEqual([payment]);
  expect(context.mails()).toEqual([]);
});

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
