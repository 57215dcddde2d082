import { describe, expect, it } from '@jest/globals';
import { PaymentNotVerified } from './errors.js';
import { verifyPayment } from './verify-payment.js';
import { anOrderId, aPayment, aPaymentId } from '../testing/a-payment.js';
import { aStudent } from '../testing/a-student.js';
import { aWorld, type World } from '../testing/a-world.js';

const student = aStudent();
const other = aStudent();
const payment = aPayment({ studentId: student.id });
const orderId = payment.orderId!;
const ordered = () => aWorld({ students: [student, other], payments: [payment] });

async function expectUnpaid(world: World): Promise<void> {
  await expect(world.student(student.id)).resolves.toEqual(student);
  expect([...world.unitOfWork.tables.payments.values()]).toEqual([payment]);
  expect(world.mails()).toEqual([]);
}

describe('verifying a payment', () => {
  it('marks the student Paid, and answers with our record', async () => {
    const world = await ordered();
    const paymentId = aPaymentId();
    const logId = await verifyPayment(
      world,
      student.id,
      world.gateway.proofFor(orderId, paymentId),
    );
    expect(logId).toBe(payment.id);
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
    await expect(verifyPayment(world, student.id, proof)).resolves.toBe(payment.id);
    expect(world.unitOfWork.tables).toEqual(before);
  });
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
