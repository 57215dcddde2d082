import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { aFact } from '../../testing/a-fact.js';
import { anOrderId, aPayment, aPaymentId } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import type { PaymentAttemptState } from '../attempts/payment-attempt.js';
import { PaymentNotVerified } from '../errors.js';
import { checkPayments } from '../reconciliation/check-payments.js';
import { isPending } from './payment-claim.js';
import { verifyPayment } from './verify-payment.js';

const student = aStudent();
const other = aStudent();
const payment = aPayment({ studentId: student.id });
const orderId = payment.orderId!;
const PAID = { logId: payment.id, outcome: 'paid' };
const PENDING = { logId: payment.id, outcome: 'pending' };
const ordered = () => aTestContext({ students: [student, other], payments: [payment] });

async function expectUnpaid(world: TestContext): Promise<void> {
  await expect(world.student(student.id)).resolves.toEqual(student);
  expect([...world.unitOfWork.tables.payments.values()]).toEqual([payment]);
  expect(world.mails()).toEqual([]);
}

describe('verifying a payment', () => {
  it('marks the student Paid, and answers with our record', async () => {
    const world = await ordered();
    const paymentId = aPaymentId();
    const proof = world.gateway.proofFor(orderId, paymentId);
    await expect(verifyPayment(world, student.id, proof)).resolves.toEqual(PAID);
    await expect(world.student(student.id)).resolves.toEqual({
      ...student,
      paidAt: world.clock.now,
    });
    expect(world.unitOfWork.tables.payments.get(payment.id)).toEqual({
      ...payment,
      state: 'paid',
      paymentId,
      tries: [
        {
          id: paymentId,
          state: 'captured',
          amount: 50_000,
          counts: true,
          differs: false,
          refunds: [],
        },
      ],
      paidAt: world.clock.now,
      claimedTryId: paymentId,
      claimedAt: world.clock.now,
    });
  });

  it('mails a receipt', async () => {
    const world = await ordered();
    await verifyPayment(world, student.id, world.gateway.proofFor(orderId, 'pay_1'));
    expect(world.mails()).toEqual([
      {
        kind: 'payment-receipt',
        to: student.email,
        data: {
          name: student.name,
          receipt: 'RC-25-26-000001',
          amountRupees: 500,
          orderId,
          paymentId: 'pay_1',
          paidOn: world.clock.now.toISOString(),
        },
      },
    ]);
  });

  it('answers the same, and changes nothing, a second time', async () => {
    const world = await ordered();
    const proof = world.gateway.proofFor(orderId);
    await verifyPayment(world, student.id, proof);
    const before = world.unitOfWork.tables;
    world.clock.pass(60);
    await expect(verifyPayment(world, student.id, proof)).resolves.toEqual(PAID);
    expect(world.unitOfWork.tables).toEqual(before);
  });
});

const paymentIn = (world: TestContext) => world.unitOfWork.tables.payments.get(payment.id)!;

/** Verifies a payment that has come so far at the provider. */
const verifyIn = (world: TestContext, state: PaymentAttemptState | 'created') =>
  verifyPayment(world, student.id, world.gateway.proofFor(orderId, 'pay_1', state));

describe('a genuine proof of a payment that the provider has not captured', () => {
  it('captures money that the bank has set aside, of exactly the order’s amount', async () => {
    const world = await ordered();
    await expect(verifyIn(world, 'authorized')).resolves.toEqual(PAID);
    expect(world.gateway.captures).toEqual([
      { paymentId: 'pay_1', amount: 50_000, currency: 'INR' },
    ]);
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
    expect(world.mails('payment-receipt')).toHaveLength(1);
  });

  it('is pending while the money can not be captured, and marks nobody Paid', async () => {
    const world = await ordered();
    world.gateway.refusesCaptures = true;
    await expect(verifyIn(world, 'authorized')).resolves.toEqual(PENDING);
    await expect(world.student(student.id)).resolves.toEqual(student);
    expect(world.mails()).toEqual([]);
  });

  it('is pending while the provider knows of no such payment', async () => {
    const world = await ordered();
    await expect(verifyIn(world, 'created')).resolves.toEqual(PENDING);
    await expect(world.student(student.id)).resolves.toEqual(student);
  });

  it('is pending while the provider does not answer, and is paid once it does', async () => {
    const world = await ordered();
    world.gateway.down = true;
    const proof = world.gateway.proofFor(orderId);
    await expect(verifyPayment(world, student.id, proof)).resolves.toEqual(PENDING);
    await expect(world.student(student.id)).resolves.toEqual(student);
    world.gateway.down = false;
    await expect(verifyPayment(world, student.id, proof)).resolves.toEqual(PAID);
  });

  it('is asked about again within ten seconds, and settled without the student', async () => {
    const world = await ordered();
    world.gateway.down = true;
    await verifyIn(world, 'authorized');
    world.gateway.down = false;
    world.clock.pass(10);
    await checkPayments(world, 10);
    await expect(world.student(student.id)).resolves.toMatchObject({ paidAt: world.clock.now });
  });

  it('keeps an earlier look at the order, and else has one in ten seconds', async () => {
    for (const seconds of [5, 900]) {
      const world = await ordered();
      const checkAt = secondsAfter(world.clock.now, seconds);
      await world.unitOfWork.run((tx) => tx.payments.save({ ...payment, checkAt }));
      world.gateway.down = true;
      await verifyIn(world, 'authorized');
      const soonest = secondsAfter(world.clock.now, Math.min(seconds, 10));
      expect(paymentIn(world).checkAt).toEqual(soonest);
    }
  });

  it('is not pending for any other failure than that of the provider to answer', async () => {
    const world = await ordered();
    world.gateway.factsOf = () => Promise.reject(new TypeError('lost'));
    await expect(verifyIn(world, 'authorized')).rejects.toThrow(TypeError);
  });

  it('is refused when the payment failed; it may still be paid', async () => {
    const world = await ordered();
    await expect(verifyIn(world, 'failed')).rejects.toThrow(PaymentNotVerified);
    expect(paymentIn(world)).toMatchObject({ state: 'failed' });
    expect(isPending(paymentIn(world))).toBe(false);
  });

  it.each([
    ['of one rupee', { amount: 100, currency: 'INR' }],
    ['of another currency', { amount: 50_000, currency: 'USD' }],
  ])('is refused, flagged and captures nothing when it is %s', async (_, paid) => {
    for (const state of ['captured', 'authorized'] as const) {
      const world = await ordered();
      world.gateway.facts.set(orderId, [aFact({ paymentId: 'pay_1', state, paid })]);
      await expect(verifyIn(world, state)).rejects.toThrow(PaymentNotVerified);
      expect(world.gateway.captures).toEqual([]);
      await expect(world.student(student.id)).resolves.toEqual(student);
      expect(paymentIn(world).flag).toBe(state === 'captured' ? 'amount-differs' : null);
    }
  });

  it('is refused when the money went back without having been captured', async () => {
    const world = await ordered();
    const aside = aFact({ paymentId: 'pay_1', state: 'authorized' });
    const back = { id: 'rfnd_1', amount: 50_000, state: 'processed' } as const;
    world.gateway.facts.set(orderId, [aside, { ...aside, refund: back }]);
    await expect(verifyIn(world, 'authorized')).rejects.toThrow(PaymentNotVerified);
    expect(world.gateway.captures).toEqual([]);
    expect(paymentIn(world)).toMatchObject({ state: 'failed', paidAt: null });
  });

  it('takes no money of a student who has paid by another order', async () => {
    const world = await ordered();
    await world.unitOfWork.run((tx) => tx.students.save({ ...student, paidAt: tx.now }));
    await expect(verifyIn(world, 'authorized')).resolves.toEqual(PENDING);
    expect(world.gateway.captures).toEqual([]);
  });
});

it('proofs of one payment that come at once capture it once, and make one receipt', async () => {
  const world = await ordered();
  const proof = world.gateway.proofFor(orderId, 'pay_1', 'authorized');
  const all = await Promise.all([1, 2, 3].map(() => verifyPayment(world, student.id, proof)));
  expect(all).toEqual([PAID, PAID, PAID]);
  expect(world.gateway.captures).toHaveLength(1);
  expect(world.mails('payment-receipt')).toHaveLength(1);
});

describe('verifying a payment is refused', () => {
  it('with a proof that the provider did not sign', async () => {
    const world = await ordered();
    const forged = { ...world.gateway.proofFor(orderId), signature: 'f'.repeat(64) };
    await expect(verifyPayment(world, student.id, forged)).rejects.toThrow(PaymentNotVerified);
    await expectUnpaid(world);
  });

  it('with a proof for another payment of the order', async () => {
    const world = await ordered();
    const mixed = { ...world.gateway.proofFor(orderId), paymentId: aPaymentId() };
    await expect(verifyPayment(world, student.id, mixed)).rejects.toThrow(PaymentNotVerified);
    await expectUnpaid(world);
  });

  it("with the proof for another student's order, for both of them", async () => {
    const world = await ordered();
    const proof = world.gateway.proofFor(orderId);
    await expect(verifyPayment(world, other.id, proof)).rejects.toThrow(PaymentNotVerified);
    await expectUnpaid(world);
    await expect(world.student(other.id)).resolves.toEqual(other);
  });

  it('with a proof for an order that is not ours', async () => {
    const world = await ordered();
    const proof = world.gateway.proofFor(anOrderId());
    await expect(verifyPayment(world, student.id, proof)).rejects.toThrow(PaymentNotVerified);
    await expectUnpaid(world);
  });
});
